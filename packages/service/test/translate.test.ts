import { TranslationResult } from '@citable/contract'
import type { TranslationRequest, Translator } from '@citable/providers'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchedPage } from './setup/fetched-page.ts'
import { shoutingTranslator } from './setup/shouting-translator.ts'
import { createTestService, type TestService } from './setup/test-service.ts'

let service: TestService
afterEach(() => service.close())

const asked: TranslationRequest[] = []
const watched = (translator: Translator): Translator => ({
  ...translator,
  translate: (request) => {
    asked.push(request)
    return translator.translate(request)
  },
})
const start = async (...translators: readonly Translator[]) => {
  asked.length = 0
  service = await createTestService({
    translators: translators.map(watched),
    safeFetch: {
      mayReach: () => true,
      fetchPage: async (url) => fetchedPage(url),
      request: async () => ({ ok: false, outcome: 'failed', reason: 'connection', detail: '' }),
    },
  })
}
const html = `<!-- wp:paragraph -->
<p class="lead">Read <a href="https://example.com/a" title="The page">this <em>page</em></a> &amp; run <code>npm test</code>.</p>
<!-- /wp:paragraph --><figure><img src="/cat.png" alt="A cat"></figure>`
const post = (more: object = {}, headers = {}) =>
  service.call({
    method: 'POST',
    url: '/v1/translate',
    headers,
    payload: { content: { title: 'Bread at home', html, language: 'en', slug: 'bread' }, targets: ['es'], ...more },
  })
const result = async (more: object = {}): Promise<TranslationResult> => {
  const answer = await post(more)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(TranslationResult.safeParse(answer.json()).error?.issues ?? []).toEqual([])
  return answer.json()
}

describe('a translation', () => {
  it('preserves markup, links, code and addresses byte by byte, and is optimized in its language', async () => {
    await start(shoutingTranslator)
    const { translations, source } = await result({
      target_queries: { es: ['how to bake'] },
      now: '2026-11-20',
    })
    const [spanish] = translations
    expect(spanish?.content).toEqual({
      html: `<!-- wp:paragraph -->
<p class="lead">READ <a href="https://example.com/a" title="THE PAGE">THIS <em>PAGE</em></a> &amp; RUN <code>npm test</code>.</p>
<!-- /wp:paragraph --><figure><img src="/cat.png" alt="A CAT"></figure>`,
    })
    expect(spanish).toMatchObject({
      status: 'completed',
      review_required: true,
      publishable: false,
      dir: 'ltr',
      engine: { id: 'shouting', model: 'loud', tier: 'draft' },
      slug: 'bread-at-home',
      segments: { total: 4, machine: 4, kept_source: 0 },
      unresolved: [],
      error: null,
    })
    expect(source).toMatchObject({ language: 'en', detected: false, segments: 4 })
    const article = spanish?.schema?.['@graph'].find((node) => String(node['@type']).match(/Article|Posting/))
    expect(article).toMatchObject({ inLanguage: 'es' })
    const stored = await service.call({ method: 'GET', url: `/v1/score/${spanish?.optimization_id}` })
    // a draft is announced without a score; the versions that measured it are stored
    expect(spanish).toMatchObject({ aeo_score: null, seo_score: null, scores: null, titles: [], title: 'BREAD AT HOME' })
    expect(stored.json()).toMatchObject({ aeo_score: expect.any(Number), seo_score: expect.any(Number) })
  })

  it('of several languages is made for each, right-to-left ones too', async () => {
    await start(shoutingTranslator)
    const { translations } = await result({ targets: ['es', 'ar'] })
    expect(translations.map(({ language, dir, status }) => [language, dir, status])).toEqual([
      ['es', 'ltr', 'completed'],
      ['ar', 'rtl', 'completed'],
    ])
  })

  it('of a page takes its main content and names the original', async () => {
    await start(shoutingTranslator)
    const { translations } = await result({ content: undefined, url: 'https://example.com/bread' })
    expect(translations[0]?.content?.html).toContain('BREAD IS FOOD FROM FLOUR')
    expect(translations[0]?.content?.html).not.toContain('<body')
    const article = translations[0]?.schema?.['@graph'].find((node) => 'translationOfWork' in node)
    expect(article?.translationOfWork).toEqual({ '@id': 'https://example.com/bread#article' })
    expect(translations[0]?.hreflang).toEqual({
      status: 'pending',
      self: 'es',
      alternates: [{ hreflang: 'en', href: 'https://example.com/bread' }],
    })
  })

  it('of blocks and further fields comes back in the same shape', async () => {
    await start(shoutingTranslator)
    const { translations } = await result({
      content: {
        language: 'en',
        title: 'T',
        blocks: [
          { id: 'a', html: '<p>One</p>' },
          { id: 'b', html: '<hr>' },
        ],
      },
      fields: { excerpt: { format: 'text', value: 'Salt & <water>' }, note: { format: 'html', value: '<b>Two</b>' } },
    })
    expect(translations[0]?.content).toEqual({
      blocks: [
        { id: 'a', html: '<p>ONE</p>' },
        { id: 'b', html: '<hr>' },
      ],
    })
    expect(translations[0]?.fields).toEqual({ excerpt: 'SALT & <WATER>', note: '<b>TWO</b>' })
  })

  it('of Markdown comes back as Markdown, as a whole and block by block', async () => {
    await start(shoutingTranslator)
    const markdown = '---\ntitle: Two breads\n---\n\nBake the **bread** for [40 minutes](/time).\n\n- `a<b`\n- salt\n'
    const loud = '---\ntitle: TWO BREADS\n---\n\nBAKE THE **BREAD** FOR [40 MINUTES](/time).\n\n- `a<b`\n- SALT\n'
    const whole = await result({
      content: { language: 'en', title: 'T', markdown },
      fields: {
        more: { format: 'markdown', value: 'See *this*.' },
        body: { format: 'strapi_blocks', value: [{ type: 'paragraph', children: [{ type: 'text', text: 'Salt', bold: true }] }] },
      },
    })
    expect(whole.translations[0]?.content).toEqual({ markdown: loud })
    expect(whole.translations[0]?.fields).toEqual({
      more: 'SEE *THIS*.',
      body: [{ type: 'paragraph', children: [{ type: 'text', text: 'SALT', bold: true }] }],
    })
    const blocks = [
      { id: 'a', markdown },
      { id: 'b', html: '<p>Two</p>' },
    ]
    const parts = await result({ content: { language: 'en', title: 'T', blocks } })
    expect(parts.translations[0]?.content).toEqual({
      blocks: [
        { id: 'a', markdown: loud },
        { id: 'b', html: '<p>TWO</p>' },
      ],
    })
  })

  it('that equals the source is refused: each text of four words is listed, and none is stored', async () => {
    const echo: Translator = {
      ...shoutingTranslator,
      translate: async ({ segments }) => ({
        ok: true,
        model: 'echo',
        billedCharacters: null,
        segments: segments.map((each) => ({ ...each, unknownWords: 0 })),
      }),
    }
    await start(echo)
    const long = '<p>Bread is made from flour and water.</p><p>It <b>bakes</b> for forty minutes.</p><p>Salt</p>'
    const [made] = (await result({ content: { language: 'en', title: 'T', html: long } })).translations
    expect(made?.content).toEqual({ html: long })
    expect(made?.unresolved.map(({ source, reason }) => `${source} ${reason}`)).toEqual([
      'Bread is made from flour and water. not_translated',
      'It bakes for forty minutes. not_translated',
    ])
    expect(made?.segments).toMatchObject({ kept_source: 2 })
    expect(made?.translation_checks.find(({ id }) => id === 'segments_translated')).toMatchObject({ status: 'fail', value: 0 })
    expect((await result({ content: { language: 'en', title: 'T', html: long } })).translations[0]?.segments).toMatchObject({
      kept_source: 2,
    })
  })

  it('with a link on the wrong word is doubted, the second time without asking', async () => {
    const words: Record<string, string> = { red: 'Rojo', house: 'Casa' }
    await start({
      ...shoutingTranslator,
      translate: async ({ segments }) => ({
        ok: true,
        model: 'words',
        billedCharacters: null,
        segments: segments.map(({ id, text }) => ({
          id,
          text: text.startsWith('The <g') ? 'La <g id="1">casa</g> roja está cerca.' : (words[text] ?? text.toUpperCase()),
          unknownWords: 0,
        })),
      }),
    })
    const content = { language: 'en', title: 'T', html: '<p>The <a href="/red">red</a> house stands near.</p>' }
    for (let time = 0; time < 2; time++) {
      const [made] = (await result({ content })).translations
      expect(made?.review).toContainEqual(expect.objectContaining({ source: 'The red house stands near.', reasons: ['moved'] }))
      expect(made?.translation_checks.find(({ id }) => id === 'inline_in_place')).toMatchObject({ status: 'fail', value: 1 })
      expect(made?.confidence).toBeLessThan(0.5)
    }
    expect(asked.flatMap(({ segments }) => segments).filter(({ text }) => text === 'red')).toHaveLength(1)
  })

  it('uses people’s translations and the glossary before any engine, and rewrites known links', async () => {
    await start(shoutingTranslator)
    const { translations } = await result({
      memory: [{ source: 'A cat', target: { es: 'Un gato' } }],
      glossary: [
        { term: 'Bread', action: 'use', translations: { es: 'Pan' } },
        { term: 'home', action: 'keep' },
      ],
      url_map: { es: { 'https://example.com/a': 'https://example.com/es/a' } },
    })
    expect(translations[0]?.slug).toBe('pan-at-home')
    expect(translations[0]?.content?.html).toContain('alt="Un gato"')
    expect(translations[0]?.content?.html).toContain('href="https://example.com/es/a"')
    expect(translations[0]?.segments).toMatchObject({ memory: 1, machine: 3 })
    expect(JSON.stringify(asked.map(({ segments }) => segments))).not.toMatch(/cat|Bread|home/)
  })

  it('asks the engine once for the same text', async () => {
    await start(shoutingTranslator)
    await result()
    const calls = asked.length
    expect((await result()).translations[0]?.segments).toMatchObject({ cached: 4, machine: 0 })
    expect(asked.length).toBe(calls)
    const other = await service.makeKey({ of: 'other' })
    await service.call({
      method: 'POST',
      url: '/v1/translate',
      as: other,
      payload: { content: { title: 'Bread at home', html, language: 'en' }, targets: ['es'] },
    })
    expect(asked.length).toBeGreaterThan(calls)
  })

  it('is repeated byte by byte under the same Idempotency-Key', async () => {
    await start(shoutingTranslator)
    const first = await post({}, { 'idempotency-key': 'k' })
    const again = await post({}, { 'idempotency-key': 'k' })
    expect(again.body).toBe(first.body)
    expect(again.headers['idempotency-replayed']).toBe('true')
  })
})

describe('an engine that damages segments', () => {
  const faults: readonly (readonly [string, (text: string, alone: boolean) => string | null, string])[] = [
    ['drops placeholders', (text) => text.replace(/<[^>]*>/g, ''), 'READ'],
    ['doubles them', (text) => text.replace(/<x[^>]*>/g, '$&$&'), 'READ'],
    ['swaps the ends of stretches', (text) => text.replace('<g id="1">', '</g>').replace(/<\/g>(?!.*<\/g>)/, '<g id="1">'), 'READ'],
    ['renames them', (text) => text.replaceAll('id="1"', 'id="9"'), 'READ'],
    ['leaves segments out when asked for many', (text, alone) => (alone ? text : null), 'READ'],
    ['gives nothing back', () => '', 'Read'],
    ['writes HTML of its own', (text) => `<b>${text}</b>`, 'Read'],
  ]
  it.each(faults)('and %s breaks nothing', async (_, damage, first) => {
    await start({
      ...shoutingTranslator,
      translate: async (request) => {
        const answer = await shoutingTranslator.translate(request)
        if (!answer.ok) return answer
        return {
          ...answer,
          segments: answer.segments.flatMap((segment) => {
            const text = damage(segment.text, request.segments.length === 1)
            return text === null ? [] : [{ ...segment, text }]
          }),
        }
      },
    })
    const { translations } = await result()
    const made = translations[0]?.content?.html ?? ''
    expect(made.replace(/(?<=[>"])[^<>"]*/g, '')).toBe(html.replace(/(?<=[>"])[^<>"]*/g, ''))
    expect(made).toContain(`<p class="lead">${first} <a`)
    expect(translations[0]?.segments.kept_source).toBe(translations[0]?.unresolved.length)
    expect(translations[0]?.translation_checks.find(({ id }) => id === 'structure_intact')?.status).toBe('pass')
  })
})

describe('a pair that no engine covers', () => {
  it('is refused before any work, with what is there', async () => {
    await start(shoutingTranslator)
    const answer = await post({ targets: ['es', 'ja', 'de'] })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'no_engine_for_pair',
      pairs: [
        { from: 'en', to: 'ja' },
        { from: 'en', to: 'de' },
      ],
      available: [
        { from: 'en', to: 'es', engine: 'shouting', tier: 'draft' },
        { from: 'en', to: 'ar', engine: 'shouting', tier: 'draft' },
      ],
      hint: expect.any(String),
    })
    expect(asked).toEqual([])
  })

  it('is left out when the caller takes what there is', async () => {
    await start(shoutingTranslator)
    const { translations } = await result({ targets: ['ja', 'es'], options: { partial: true } })
    expect(translations.map(({ language, status, error }) => [language, status, error?.code ?? null])).toEqual([
      ['ja', 'failed', 'no_engine_for_pair'],
      ['es', 'completed', null],
    ])
    expect((await post({ targets: ['ja'], options: { partial: true } })).statusCode).toBe(422)
  })

  it('is every pair when drafts are not wanted, another engine is named, or none is installed', async () => {
    await start(shoutingTranslator)
    expect((await post({ options: { allow_draft: false } })).json()).toMatchObject({ code: 'no_engine_for_pair' })
    expect((await post({ options: { engine: 'deepl' } })).json()).toMatchObject({ code: 'no_engine_for_pair' })
    await service.close()
    await start()
    expect((await post()).json()).toMatchObject({ code: 'no_engine_for_pair', available: [], hint: expect.stringContaining('apt-get') })
  })

  it.each([
    ['the language of the text itself', { targets: ['en'] }, '/targets/0'],
    ['the same target twice', { targets: ['es', 'ES'] }, '/targets'],
    ['neither address nor content', { content: undefined }, ''],
    ['no target', { targets: [] }, '/targets'],
  ])('%s is refused by name', async (_, more, pointer) => {
    await start(shoutingTranslator)
    const answer = await post(more)
    expect(answer.statusCode, answer.body).toBe(422)
    expect(answer.json().errors[0].pointer).toBe(pointer)
  })
})
