import type { Translation, TranslationResult } from '@citable/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shoutingTranslator } from './setup/shouting-translator.ts'
import { createTestService, type TestService } from './setup/test-service.ts'

let service: TestService
beforeEach(async () => {
  service = await createTestService({ translators: [] })
})
afterEach(() => service.close())

interface Text {
  readonly source: string
  readonly target: string | null
}

const html = '<p>Bread <em>is</em> warm in the morning &amp; cold at night.</p><p>Take 500 g of flour and mix it.</p>'

const post = (device: object, more: object = {}) =>
  service.call({
    method: 'POST',
    url: '/v1/translate',
    payload: { content: { title: 'Bread at home', html, language: 'en' }, targets: ['es'], device, ...more },
  })

const ask = async (texts: readonly Text[], more: object = {}, person = 'p1'): Promise<Translation> => {
  const answer = await post({ person, texts }, more)
  expect(answer.statusCode, answer.body).toBe(200)
  return (answer.json() as TranslationResult).translations[0]!
}

const shout = (text: string): string => text.replace(/(<[^>]*>|&\w+;)|([^<&]+)/g, (_, markup, words) => markup ?? words.toUpperCase())

/** Asks until nothing waits, as a browser does; with what was asked for in each round. */
async function translate(translateOne: (text: string) => string | null, more: object = {}, person = 'p1') {
  const texts: Text[] = []
  const rounds: string[][] = []
  for (;;) {
    const answer = await ask(texts, more, person)
    if (answer.status !== 'waiting') return { answer, rounds }
    rounds.push(answer.waiting)
    texts.push(...answer.waiting.map((source) => ({ source, target: translateOne(source) })))
  }
}

const tagged = 'Bread <g id="1">is</g> warm in the morning &amp; cold at night.'

describe('a device that translates', () => {
  it('is told what it has to translate, and nothing is made or remembered before that', async () => {
    const first = await ask([])
    expect(first).toMatchObject({ status: 'waiting', content: null, error: null, optimization_id: null, review: [] })
    expect(first.waiting).toEqual(expect.arrayContaining(['Bread at home', tagged]))
    expect(first.waiting.some((text) => text.includes('mix it'))).toBe(true)
    expect(await ask([])).toMatchObject({ status: 'waiting', waiting: first.waiting })
  })

  it('has its words put in as those of a draft engine, with scores of nobody', async () => {
    const { answer, rounds } = await translate(shout)
    expect(rounds).toHaveLength(1)
    expect(answer).toMatchObject({
      status: 'completed',
      waiting: [],
      engine: { id: 'browser', tier: 'draft' },
      title: 'BREAD AT HOME',
      publishable: false,
      review_required: true,
      aeo_score: null,
    })
    expect(answer.content!.html).toContain('<p>BREAD <em>IS</em> WARM IN THE MORNING &amp; COLD AT NIGHT.</p>')
    expect(answer.content!.html).toContain('500 g')
  })

  it('is asked for parts where it lost what stands inside, and the person looks at that first; the second time, too', async () => {
    const losesTags = (text: string) => (text.includes('<g') ? null : shout(text))
    const { answer, rounds } = await translate(losesTags)
    expect(rounds).toHaveLength(2)
    expect(rounds[1]).toEqual(['Bread', 'is', 'warm in the morning &amp; cold at night.'].filter((part) => !rounds[0]!.includes(part)))
    expect(answer.content!.html).toContain('<p>BREAD <em>IS</em> WARM IN THE MORNING &amp; COLD AT NIGHT.</p>')
    const row = expect.objectContaining({ reasons: expect.arrayContaining(['in_parts']) })
    expect(answer.review).toContainEqual(row)
    const again = await translate(losesTags)
    expect(again.rounds).toEqual([])
    expect(again.answer.review).toContainEqual(row)
    expect(again.answer.segments).toMatchObject({ machine: 0 })
  })

  it.each([
    ['what it cannot translate', () => null],
    ['the source itself', (text: string) => text],
    ['markup of its own', (text: string) => `<img src=x onerror=alert(1)>${text}`],
    ['a placeholder that is not there', (text: string) => `${shout(text)}<x id="99"/>`],
    ['no word', () => '...'],
  ])('leaves the source where it gives %s', async (_, translateOne) => {
    const { answer } = await translate(translateOne)
    expect(answer.content!.html).toContain('<p>Bread <em>is</em> warm in the morning &amp; cold at night.</p>')
    expect(answer.content!.html).not.toContain('onerror')
    expect(answer.unresolved.map(({ source }) => source)).toContain('Bread is warm in the morning & cold at night.')
    expect(answer.review).toContainEqual(expect.objectContaining({ reasons: expect.arrayContaining(['not_translated']) }))
  })

  it('has other numbers and other places of what it moved listed', async () => {
    const { answer } = await translate((text) =>
      text === tagged ? '<g id="1">EL PAN</g> bread is warm in the evening, and it was 40 minutes.' : shout(text),
    )
    expect(answer.review.flatMap(({ reasons }) => reasons)).toEqual(expect.arrayContaining(['numbers']))
  })

  it('is remembered for its person alone', async () => {
    await translate(shout)
    expect((await ask([])).status).toBe('completed')
    expect((await ask([], {}, 'p2')).status).toBe('waiting')
    const other = await service.forAnother()
    const payload = { content: { title: 'Bread at home', html, language: 'en' }, targets: ['es'], device: { person: 'p1' } }
    const answer = await other.call({ method: 'POST', url: '/v1/translate', payload })
    expect((answer.json() as TranslationResult).translations[0]!.status).toBe('waiting')
  })

  it('leaves alone what people translated, and asks only for what changed since', async () => {
    const memory = [{ source: 'Bread at home', target: { es: 'Pan de casa' } }]
    const { answer, rounds } = await translate(shout, { memory, options: { record: true } })
    expect(rounds.flat()).not.toContain('Bread at home')
    expect(answer.title).toBe('Pan de casa')
    const theirs = answer.content!.html!.replace('MIX IT', 'mézclela')
    const { record, title } = answer
    const content = { title: 'Bread at home', html: html.replace('warm in the', 'hot in the'), language: 'en' }
    const again = await translate(shout, { content, previous: { es: { record, content: { title, html: theirs } } } })
    expect(again.rounds.flat().filter((text) => text.includes(' '))).toEqual([tagged.replace('warm', 'hot')])
    expect(again.answer.content!.html).toContain('HOT IN THE MORNING')
    expect(again.answer.content!.html).toContain('mézclela')
    expect(again.answer.merge).toMatchObject({ proposed: [{ kind: 'changed' }], conflicts: [] })
  })
})

it('needs no engine of the service, and takes the place of those that are there', async () => {
  expect((await service.call({ method: 'GET', url: '/v1/translate/engines' })).json().engines).toEqual([])
  const full = await createTestService({ translators: [shoutingTranslator] })
  const payload = { content: { html, language: 'en' }, targets: ['es'], device: {} }
  const answer = await full.call({ method: 'POST', url: '/v1/translate', payload, headers: { prefer: 'respond-async' } })
  expect((answer.json() as TranslationResult).translations[0]!.status).toBe('waiting')
  await full.close()
})

it.each([
  ['two languages', { targets: ['es', 'fr'] }],
  ['a member that is none', { device: { texts: [{ source: 'a', target: 'b', id: 1 }] } }],
  ['a control character', { device: { texts: [{ source: 'a', target: 'b\u0000' }] } }],
  ['too many texts', { device: { texts: Array.from({ length: 20_001 }, () => ({ source: 'a', target: null })) } }],
  ['a job', { type: 'translate', items: [{ content: { html, language: 'en' }, targets: ['es'], device: {} }] }],
])('%s is refused', async (_, more) => {
  const isJob = 'type' in more
  const answer = isJob ? await service.call({ method: 'POST', url: '/v1/jobs', payload: more }) : await post({}, more)
  expect(answer.statusCode, answer.body).toBe(422)
})
