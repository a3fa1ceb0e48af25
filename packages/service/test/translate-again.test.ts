import type { Translation, TranslationResult } from '@citable/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { shoutingTranslator } from './setup/shouting-translator.ts'
import { createTestService, type TestService } from './setup/test-service.ts'

let service: TestService
let asked: string[]
afterEach(() => service.close())

const start = async (): Promise<void> => {
  asked = []
  service = await createTestService({
    translators: [
      {
        ...shoutingTranslator,
        translate: (request) => {
          asked.push(...request.segments.map(({ text }) => text))
          return shoutingTranslator.translate(request)
        },
      },
    ],
  })
}

const post = (html: string, more: object = {}) =>
  service.call({
    method: 'POST',
    url: '/v1/translate',
    payload: { content: { title: 'Bread at home', html, language: 'en' }, targets: ['es'], ...more },
  })

const translate = async (html: string, more: object = {}): Promise<Translation> => {
  asked = []
  const answer = await post(html, more)
  expect(answer.statusCode, answer.body).toBe(200)
  return (answer.json() as TranslationResult).translations[0]!
}

const source =
  '<h2>Warm bread</h2><p>Bread <em>is</em> warm in the morning.</p><figure><img src="/a.png" alt="A loaf"></figure><p>Milk is cold in the evening.</p>'
const next = source.replace('warm in the morning', 'very warm in the morning').replace('Milk is cold', 'Milk is very cold')

/** The translation with a person’s words in its last paragraph, and its picture at the end. */
const edited = (html: string): string => {
  const picture = '<figure><img src="/a.png" alt="A LOAF"></figure>'
  return html.replace(picture, '').replace('MILK', 'La leche') + picture
}

const previousOf = ({ record, title, content }: Translation, more: object = {}) => ({
  previous: { es: { record, content: { title, html: edited(content!.html!) }, ...more } },
})

describe('a translation whose source changed', () => {
  it('asks for no engine when nothing changed, and gives back what the person has', async () => {
    await start()
    const first = await translate(source, { options: { record: true } })
    expect(first.merge).toBeNull()
    expect(first.record!.segments.map(({ part, source, target, origin }) => [part, source, target, origin])).toEqual([
      ['title', 'Bread at home', 'BREAD AT HOME', 'engine'],
      ['body', 'Warm bread', 'WARM BREAD', 'engine'],
      ['body', 'Bread <g id="1">is</g> warm in the morning.', 'BREAD <g id="1">IS</g> WARM IN THE MORNING.', 'engine'],
      ['body', 'A loaf', 'A LOAF', 'engine'],
      ['body', 'Milk is cold in the evening.', 'MILK IS COLD IN THE EVENING.', 'engine'],
    ])
    expect(first.record!.fixed).toMatchObject([{ part: 'body', what: '/a.png' }])
    const same = await translate(source, previousOf(first))
    expect(asked).toEqual([])
    expect(same.content!.html).toBe(edited(first.content!.html!))
    expect(same.merge).toEqual({ unchanged: 5, proposed: [], conflicts: [], fixed: [] })
    expect(same.segments).toMatchObject({ total: 5, machine: 0, memory: 1, cached: 4 })
    expect(same.record!.segments.at(-1)).toMatchObject({ target: 'La leche IS COLD IN THE EVENING.', origin: 'memory' })
  })

  it('keeps the doubts that only the engine could have', async () => {
    await start()
    const first = await translate(source, { options: { record: true } })
    const segments = first.record!.segments.map((segment) => ({
      ...segment,
      doubts: /^(?:Bread|Milk)/.test(segment.source) ? [...segment.doubts, 'unknown_words'] : segment.doubts,
    }))
    const again = async (record: NonNullable<Translation['record']>, text: string) =>
      translate(text, { previous: { es: { record, content: { title: first.title, html: edited(first.content!.html!) } } } })
    const unknownIn = ({ review }: Translation) =>
      review.flatMap(({ source: text, reasons }) => (reasons.includes('unknown_words') ? [text] : []))
    const same = await again({ ...first.record!, segments }, source)
    // the words about milk are a person’s now
    expect(unknownIn(same)).toEqual(['Bread at home', 'Bread is warm in the morning.'])
    expect(unknownIn(await again(same.record!, source))).toEqual(unknownIn(same))
    expect(unknownIn(await again(same.record!, next))).toEqual(['Bread at home'])
  })

  it('proposes what changed, keeps a person’s words and pictures, and shows the conflict until it is settled', async () => {
    await start()
    const first = await translate(source, { options: { record: true } })
    const merged = await translate(next, previousOf(first))
    expect(asked.filter((text) => text.includes(' '))).toEqual([
      'Bread <g id="1">is</g> very warm in the morning.',
      'Milk is very cold in the evening.',
    ])
    const result = edited(first.content!.html!).replace('WARM IN', 'VERY WARM IN')
    expect(merged.content!.html).toBe(result)
    expect(merged.merge).toMatchObject({
      unchanged: 3,
      proposed: [{ kind: 'changed', proposal: 'BREAD IS VERY WARM IN THE MORNING.', placed: true }],
      conflicts: [
        {
          kind: 'changed',
          source_before: 'Milk is cold in the evening.',
          source: 'Milk is very cold in the evening.',
          translation: 'La leche IS COLD IN THE EVENING.',
          proposal: 'MILK IS VERY COLD IN THE EVENING.',
        },
      ],
    })
    const later = (more: object) =>
      translate(next, {
        previous: { es: { record: merged.record, content: { title: merged.title, html: merged.content!.html }, ...more } },
      })
    const shown = await later({})
    expect(shown.merge).toMatchObject({ unchanged: 4, proposed: [], conflicts: [{ id: merged.merge!.conflicts[0]!.id }] })
    const kept = await later({ keep: [merged.merge!.conflicts[0]!.id] })
    expect([kept.content!.html, kept.merge!.conflicts]).toEqual([result, []])
    const again = await translate(next, {
      previous: { es: { record: kept.record, content: { title: kept.title, html: kept.content!.html } } },
    })
    expect([again.merge, asked]).toEqual([{ unchanged: 5, proposed: [], conflicts: [], fixed: [] }, []])
    const taken = await later({ take: [merged.merge!.conflicts[0]!.id] })
    expect(taken.content!.html).toBe(result.replace('La leche IS COLD', 'MILK IS VERY COLD'))
    expect(taken.merge!.conflicts).toEqual([])
  })

  it('reports which answers of the source it lost', async () => {
    await start()
    const answered = '<h2>When was the wall built?</h2><p>The wall was built in 1961 by the people of the town.</p>'
    const first = await translate(answered, { options: { record: true } })
    expect(first.lost_answers).toEqual([])
    expect(first.translation_checks.find(({ id }) => id === 'answers_kept')).toMatchObject({ status: 'pass' })
    const changed = first.content!.html!.replace('1961', '1967')
    const merged = await translate(answered, { previous: { es: { record: first.record, content: { title: first.title, html: changed } } } })
    expect(merged.lost_answers).toContainEqual({ question: 'When was the wall built?', segment: 's3', reason: 'figure' })
    expect(merged.translation_checks.find(({ id }) => id === 'answers_kept')).toMatchObject({ status: 'fail', segments: ['s3'] })
  })

  it('reports them for a field of blocks, too', async () => {
    await start()
    const text = (value: string) => [{ type: 'text', text: value }]
    const blocks = (year: string) => [
      { type: 'heading', level: 2, children: text('When was the wall built?') },
      { type: 'paragraph', children: text(`The wall was built in ${year} by the people of the town.`) },
    ]
    const payload = (more: object) => ({
      content: { title: 'The wall', blocks: [], language: 'en' },
      targets: ['es'],
      fields: { body: { format: 'strapi_blocks', value: blocks('1961') } },
      ...more,
    })
    const ask = async (more: object) =>
      ((await service.call({ method: 'POST', url: '/v1/translate', payload: payload(more) })).json() as TranslationResult).translations[0]!
    const first = await ask({ options: { record: true } })
    expect(first.lost_answers).toEqual([])
    expect(first.translation_checks.find(({ id }) => id === 'answers_kept')).toMatchObject({ status: 'pass' })
    const previous = {
      record: first.record,
      content: { title: first.title, blocks: [] },
      fields: { body: { format: 'strapi_blocks', value: blocks('1967') } },
    }
    expect((await ask({ previous: { es: previous } })).lost_answers).toMatchObject([
      { question: 'When was the wall built?', reason: 'figure' },
    ])
  })

  it('is refused in another kind than its source', async () => {
    await start()
    const first = await translate(source, { options: { record: true } })
    const answer = await post(source, { previous: { es: { record: first.record, content: { markdown: 'x' } } } })
    expect(answer.json()).toMatchObject({ code: 'invalid_request', errors: [{ pointer: '/previous/es/content' }] })
  })

  it('takes fields of Strapi', async () => {
    await start()
    const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
    const picture = { type: 'image', image: { url: '/a.png', alternativeText: 'A loaf' }, children: [{ type: 'text', text: '' }] }
    const list = (...items: readonly string[]) => ({
      type: 'list',
      format: 'unordered',
      children: items.map((text) => ({ type: 'list-item', children: [{ type: 'text', text }] })),
    })
    const request = (value: object[], more: object = {}) => ({ fields: { body: { format: 'strapi_blocks', value } }, ...more })
    const before = [paragraph('Bread is warm.'), picture, list('one loaf', 'two loaves')]
    const first = await translate('<p>One.</p>', request(before, { options: { record: true } }))
    const [bread, image, loaves] = first.fields.body as [object, object, { children: object[] }]
    const theirs = [image, bread, { ...loaves, children: [loaves.children[0], list('dos panes').children[0]] }]
    const merged = await translate(
      '<p>One.</p>',
      request([paragraph('Bread is hot.'), picture, list('one loaf', 'one and a half', 'two loaves'), paragraph('Tea is new.')], {
        previous: {
          es: {
            record: first.record,
            content: { title: first.title, html: first.content!.html },
            fields: { body: { format: 'strapi_blocks', value: theirs } },
          },
        },
      }),
    )
    expect(merged.fields.body).toEqual([
      { ...picture, image: { url: '/a.png', alternativeText: 'A LOAF' } },
      paragraph('BREAD IS HOT.'),
      list('ONE LOAF', 'ONE AND A HALF', 'dos panes'),
      paragraph('TEA IS NEW.'),
    ])
    expect(asked).toEqual(['Bread is hot.', 'one and a half', 'Tea is new.'])
  })
})
