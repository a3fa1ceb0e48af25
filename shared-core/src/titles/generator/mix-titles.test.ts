import { describe, expect, it } from 'vitest'
import { answerQuestions } from '../../answers/answer-questions.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import type { AnalysisContext } from '../../model/input.ts'
import { testContext } from '../../testing/test-context.ts'
import { articles } from '../__fixtures__/articles.ts'
import type { TitleInput } from '../judge-title.ts'
import { suggestTitles } from '../suggest-titles.ts'
import { mixTitles } from './mix-titles.ts'
import { parseTitles } from './parse-titles.ts'
import { titlePrompt } from './title-prompt.ts'

const [heatPumps] = articles

function prepare(titles = 5, change: Partial<AnalysisContext> = {}, draft = heatPumps!): TitleInput {
  const context = testContext({ language: draft.language, now: '2026-01-01', options: { seo: true, aeo: true, titles }, ...change })
  const fields = { title: draft.title, description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
  const article = readArticle({ kind: 'markdown', markdown: draft.markdown, fields }, context)
  const language = languageFor(draft.language, allPacks)
  return { article, answers: answerQuestions({ article, language, targetQueries: [] }), language, context }
}

const mix = (texts: readonly string[], titles = 5, change: Partial<AnalysisContext> = {}) =>
  mixTitles(prepare(titles, change), { origin: 'test:model', texts: texts.map((text) => ({ text, sentences: [] })) })
const generated = (texts: readonly string[], change: Partial<AnalysisContext> = {}) =>
  mix(texts, 5, change).titles.filter(({ origin }) => origin === 'test:model')

describe('mixTitles', () => {
  it('ranks what passes among the rules’ own, with origin, reasons, width and passages', () => {
    const { titles, refused } = mix(['A heat pump costs between 9,000 and 16,000 euros in 2025'])
    expect(refused).toBe(0)
    expect(titles.map(({ score }) => score)).toEqual(titles.map(({ score }) => score).toSorted((a, b) => b - a))
    const [title] = titles.filter(({ origin }) => origin === 'test:model')
    expect(title).toMatchObject({ text: 'A heat pump costs between 9,000 and 16,000 euros in 2025', origin: 'test:model' })
    expect(title!.claims.length).toBeGreaterThan(0)
    expect(title!.reasons.map(({ code }) => code)).toContain('fits')
    expect(title!.width).toBeGreaterThan(200)
  })

  it.each([
    { name: 'a figure that the text lacks', text: 'Running costs of a heat pump: 700 euros' },
    { name: 'a name that the text lacks', text: 'Heat pump costs by Jane Roe' },
    { name: 'a figure of something else', text: 'Heat pump costs a detached house 12,400 euros' },
    { name: 'praise that the text lacks', text: 'The best heat pump for every house' },
    { name: 'another language', text: 'Was kostet eine Wärmepumpe im Betrieb' },
    { name: 'what it was sent', text: 'You are an assistant that writes titles for articles' },
    { name: 'shouting', text: 'Running costs of a HEAT PUMP' },
    { name: 'an exclamation mark', text: 'Running costs of a heat pump!' },
    { name: 'an emoji', text: 'Running costs of a heat pump 🔥' },
    { name: 'what a result page cuts', text: 'Running costs of a heat pump: how much does a heat pump cost a year' },
    { name: 'the present title', text: heatPumps!.title },
    { name: 'bait', text: 'You will never believe what these heat pump costs will do to you' },
  ])('refuses $name and counts it', ({ text }) => {
    expect(mix([text])).toMatchObject({ refused: 1 })
    expect(generated([text])).toEqual([])
  })

  it('refuses the title of another article, whatever its capitals', () => {
    const text = 'A heat pump costs between 9,000 and 16,000 euros in 2025'
    expect(generated([text])).toHaveLength(1)
    expect(generated([text], { otherTitles: ['A HEAT PUMP costs – between 9,000 and 16,000 euros in 2025'] })).toEqual([])
  })

  it('gives no more than were asked for', () => {
    const texts = [
      'Heat pump',
      'Costs of a heat pump',
      'Heat pump: 900 euros',
      'A heat pump costs 900 euros',
      'Heat pump and its running costs',
    ].map((text) => `${text} a year`)
    const { titles } = mix(texts)
    expect(titles.length).toBeGreaterThan(2)
    expect(mix(texts, 2).titles).toHaveLength(2)
    expect(mix(texts, 0).titles).toEqual([])
  })

  it('is the rules’ list when the generator says nothing', () => {
    expect(mix([]).titles).toEqual(suggestTitles(prepare()))
  })

  it('judges an answer of two hundred lines as it arrives', () => {
    const answer = Array.from({ length: 200 }, (_, index) => `${index + 1}. Secret number ${index * 7919}`).join('\n')
    expect(mix(parseTitles(answer).map(({ text }) => text))).toMatchObject({ refused: 20 })
  })

  it('refuses all for an article without text', () => {
    const input = prepare(5, {}, { title: 'Heat pumps', markdown: '', language: 'en' })
    expect(mixTitles(input, { origin: 'test:model', texts: [{ text: 'Heat pumps cost 900 euros', sentences: [] }] })).toEqual({
      titles: [],
      refused: 1,
    })
  })
})

describe('titlePrompt', () => {
  it('asks in the article’s language and sends the article as data', () => {
    const { article } = prepare()
    const { instructions, input } = titlePrompt(article, 7)
    expect(instructions).toContain('7 titles')
    expect(instructions).toContain('(en)')
    expect(JSON.parse(input)).toMatchObject({ title: heatPumps!.title, headings: expect.arrayContaining(['Running costs of a heat pump']) })
  })

  it('cuts a long article', () => {
    const { article } = prepare(5, {}, { title: 'Long', markdown: `${'word '.repeat(50_000)}\n\n## End\n\nLast.`, language: 'en' })
    expect(titlePrompt(article, 5).input.length).toBeLessThan(7_000)
  })
})
