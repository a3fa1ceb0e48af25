import type { TranslationResult } from '@citable/contract'
import type { Translator } from '@citable/providers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestService, type TestService } from './setup/test-service.ts'

/** An engine that turns the words of a text around and writes them in capitals: what is not one placeholder falls apart. */
const turning: Translator = {
  id: 'turning',
  tier: 'draft',
  limits: { segments: 100, characters: 100_000 },
  pairs: async () => [{ from: 'en', to: 'es' }],
  translate: async ({ segments }) => ({
    ok: true,
    model: 'turning',
    billedCharacters: null,
    segments: segments.map(({ id, text }) => ({
      id,
      text: (text.match(/<x id="\d+"\/>|[^\s<]+/g) ?? [])
        .reverse()
        .map((word) => (word.startsWith('<') || word.startsWith('&') ? word : word.toUpperCase()))
        .join(' '),
      unknownWords: /zyx/.test(text) ? 1 : 0,
    })),
  }),
}

let service: TestService
beforeAll(async () => {
  service = await createTestService({ translators: [turning] })
})
afterAll(() => service.close())

const translate = async (html: string, title: string | null = null) => {
  const answer = await service.call({
    method: 'POST',
    url: '/v1/translate',
    payload: { content: { html, language: 'en', ...(title !== null && { title }) }, targets: ['es'] },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return (answer.json() as TranslationResult).translations[0]!
}

describe('a figure and its unit stay together', () => {
  it.each([
    '500 g',
    '500g',
    '1.5 kg',
    '250 ml',
    '2 l',
    '30 cm',
    '10 mm',
    '5 km',
    '80 km/h',
    '100 m²',
    '3 ha',
    '220 °C',
    '430 °F',
    '5 %',
    '4.5%',
    '$1,299.99',
    '€20',
    '20 €',
    '15 EUR',
    '16 GB',
    '3.5 GHz',
    '230 V',
    '60 W',
    '12 kWh',
    '350 kcal',
    '8 oz',
    '10 lb',
    '20–30 min',
    '1/2 l',
    '90 dB',
  ])('%s', async (amount) => {
    const { content } = await translate(`<p>Take exactly ${amount} of this every day.</p>`)
    expect(content?.html).toContain(amount)
    expect(content?.html).toContain('TAKE')
  })
})

describe('what has no context is for a person to look at', () => {
  it.each([
    ['a heading of one word', '<h2>Back</h2>', 'Back', ['short', 'ambiguous']],
    ['an alternative text', '<p><img src="/a.png" alt="Bat"></p>', 'Bat', ['short', 'ambiguous']],
    ['a heading of two words', '<h2>Right there</h2>', 'Right there', ['short', 'ambiguous']],
    ['a label', '<p>See <a href="/a" title="Close">the whole of this page now</a>.</p>', 'Close', ['short', 'ambiguous']],
    ['a short question', '<h2>Why back up first?</h2>', 'Why back up first?', ['ambiguous']],
    ['words that the engine does not know', '<p>The zyx is here.</p>', 'The zyx is here.', ['unknown_words']],
    ['a short cell', '<table><tr><td>Spring</td></tr></table>', 'Spring', ['short', 'ambiguous']],
  ])('%s', async (_, html, source, reasons) => {
    const { review, confidence, segments } = await translate(`${html}<p>Bread consists of flour, water and salt.</p>`)
    expect(review).toContainEqual(expect.objectContaining({ source, reasons }))
    expect(segments.low_confidence).toBe(review.length)
    expect(confidence).toBeLessThan(1)
    expect(confidence).toBeGreaterThan(0.5)
  })
})

describe('a draft does not look like more', () => {
  it('a heading never becomes its title', async () => {
    const html = '<h2>Why back up first?</h2><p>A copy saves your work when a disk fails.</p>'
    expect(await translate(html, 'Copies of your files')).toMatchObject({ title: 'FILES YOUR OF COPIES', titles: [] })
  })

  it('without a title it has what the first heading of the article says, not a question from its middle', async () => {
    const { title } = await translate('<h1>Copies of files</h1><p>They save your work.</p><h2>Why back up first?</h2><p>A disk fails.</p>')
    expect(title ?? '').not.toContain('BACK')
  })

  it('has no score before a person has read it', async () => {
    expect(await translate('<p>Bread is food from flour.</p>')).toMatchObject({ aeo_score: null, seo_score: null, scores: null })
  })
})
