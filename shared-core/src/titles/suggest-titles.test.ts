import { describe, expect, test } from 'vitest'
import { answerQuestions } from '../answers/answer-questions.ts'
import { readArticle } from '../extract/read-article.ts'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import type { Article } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import type { TitleSuggestion } from '../model/titles.ts'
import { articles } from './__fixtures__/articles.ts'
import { judgeCandidates, suggestTitles } from './suggest-titles.ts'
import { textWidth } from './text-width.ts'

interface Draft {
  readonly title: string
  readonly markdown: string
  readonly language?: string
  readonly targetQueries?: readonly string[]
  readonly titles?: number
}

function prepare({ title, markdown, language: tag = 'en', targetQueries = [], titles = 8 }: Draft) {
  const context: AnalysisContext = {
    url: null,
    language: tag,
    now: '2026-01-01T00:00:00Z',
    site: null,
    page: null,
    targetQueries,
    readJsonLd: true,
    options: { seo: true, aeo: true, titles },
  }
  const fields = { title, description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
  const article = readArticle({ kind: 'markdown', markdown, fields }, context)
  const language = languageFor(tag, allPacks)
  return { article, answers: answerQuestions({ article, language, targetQueries }), language, context }
}

const suggest = (draft: Draft): readonly TitleSuggestion[] => suggestTitles(prepare(draft))
const texts = (draft: Draft): string[] => suggest(draft).map(({ text }) => text)
const refusals = (draft: Draft): Record<string, string | null> =>
  Object.fromEntries(judgeCandidates(prepare(draft)).map(({ candidate, refusal }) => [candidate.text, refusal]))

const visibleText = (article: Article): string => article.blocks.map(({ text }) => text).join('\n')

describe.each(articles.map((article) => ({ ...article, name: `${article.language}: ${article.title}` })))('$name', (draft) => {
  const prepared = prepare(draft)
  const titles = suggestTitles(prepared)

  test('gets at least five suggestions', () => {
    expect(titles.length).toBeGreaterThanOrEqual(5)
  })
  test('gets no claim that its text does not make', () => {
    const present = new Set(prepared.language.tokenize(visibleText(prepared.article)).words.map(({ term }) => term))
    for (const { text } of titles) {
      for (const { form, term, stop } of prepared.language.tokenize(text).words) {
        const counted = /^[0-9]$/.test(form) || prepared.language.contains('stepWords', form)
        expect(stop || counted || present.has(term), `${form} in “${text}”`).toBe(true)
      }
    }
  })
  test('gets titles that fit, with width, reasons and the passages they rest on', () => {
    for (const title of titles) {
      expect(title.width, title.text).toBeLessThanOrEqual(600)
      expect([...title.text].length, title.text).toBeLessThanOrEqual(60)
      expect(title.width).toBe(textWidth(title.text))
      expect(title.reasons.length).toBeGreaterThan(0)
      expect(title.claims.length, title.text).toBeGreaterThan(0)
      for (const { place, start, end, quote } of title.claims) {
        const block = prepared.article.blocks.find(({ id }) => id === place)!
        expect(block.text.slice(start, end)).toBe(quote)
      }
    }
  })
  test('gets them best first, distinct, and not the title it has', () => {
    const scores = titles.map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(new Set(titles.map(({ text }) => text)).size).toBe(titles.length)
    expect(titles.map(({ text }) => text)).not.toContain(draft.title)
  })
  test('gets the same ones again', () => {
    expect(JSON.stringify(suggestTitles(prepare(draft)))).toBe(JSON.stringify(titles))
  })
})

describe('families', () => {
  const steps = '## How to clean a heat pump\n\n1. Switch the heat pump off.\n2. Brush the grille.\n3. Rinse the coil.\n4. Let it dry.'
  test.each([
    { name: 'counts the steps of a how-to', title: 'Clean heat pumps', markdown: steps, expected: 'How to clean a heat pump in 4 steps' },
    {
      name: 'counts the items of a list',
      title: 'Sleep',
      markdown: '## Reasons for restless sleep\n\n- Late coffee in the evening\n- Blue light from screens\n- A warm bedroom',
      expected: '3 reasons for restless sleep',
    },
    {
      name: 'takes a figure of the section that speaks of the heading',
      title: 'Roof work',
      markdown: '## Price of a slate roof\n\nThe price of a slate roof is 18,000 euros for an old farmhouse.',
      expected: 'Price of a slate roof: 18,000 euros',
    },
    {
      name: 'drops the name of the site',
      title: 'Slate roofs of the north | The Daily',
      markdown: 'Slate roofs of the north last a century.',
      expected: 'Slate roofs of the north',
    },
    {
      name: 'cuts a sentence before a reason',
      title: 'Roofs',
      markdown: 'Slate roofs of the north last a century because the stone takes in hardly any water even in wet winters.',
      expected: 'Slate roofs of the north last a century',
    },
    {
      name: 'drops an opener',
      title: 'Roofs',
      markdown: 'However, slate roofs of the north last a century.',
      expected: 'Slate roofs of the north last a century',
    },
    {
      name: 'compares what a table compares',
      title: 'Roof materials',
      markdown: '| | Slate roof | Tile roof |\n|---|---|---|\n| Price | 90 | 60 |\n| Weight | 30 | 45 |',
      expected: 'Slate roof vs Tile roof: price, weight',
    },
    {
      name: 'puts a target query before the title',
      title: 'What a roof of stone asks for',
      markdown: 'A slate roof is made of stone. The moss asks for care.',
      targetQueries: ['slate roof care'],
      expected: 'Slate roof care: What a roof of stone asks for',
    },
  ])('$name', ({ expected, ...draft }) => {
    expect(texts(draft)).toContain(expected)
  })
})

describe('guards', () => {
  test.each([
    {
      name: 'refuses a word that the text does not have',
      title: 'Slate roofs and dragons | Site',
      markdown: 'Slate roofs last.',
      text: 'Slate roofs and dragons',
      refusal: 'unsupported',
    },
    {
      name: 'refuses praise for what the text does not praise',
      title: 'Best slate roofs in Wales | Site',
      markdown: 'Slate roofs are common in Wales. The best cheese comes from cows.',
      text: 'Best slate roofs in Wales',
      refusal: 'unsupported',
    },
    {
      name: 'refuses a number moved to another thing',
      title: '90 slate roofs in Wales | Site',
      markdown: 'Slate roofs are common in Wales. They have 90 sheep.',
      text: '90 slate roofs in Wales',
      refusal: 'unsupported',
    },
    {
      name: 'refuses what is too long',
      title: '',
      markdown: 'Slate roofs in the north of Wales last for more than one whole century.',
      text: 'Slate roofs in the north of Wales last for more than one whole century',
      refusal: 'tooLong',
    },
    {
      name: 'refuses two content words',
      title: 'Slate roofs | Site',
      markdown: 'Slate roofs last.',
      text: 'Slate roofs',
      refusal: 'tooShort',
    },
    {
      name: 'refuses exclamation',
      title: 'Slate roofs last long! | Site',
      markdown: 'Slate roofs last long.',
      text: 'Slate roofs last long!',
      refusal: 'form',
    },
    {
      name: 'refuses shouting that the text does not do',
      title: 'Slate roofs LAST long | Site',
      markdown: 'Slate roofs last long.',
      text: 'Slate roofs LAST long',
      refusal: 'form',
    },
    {
      name: 'allows an acronym of the text',
      title: 'Slate roofs and NASA | Site',
      markdown: 'Slate roofs are used by NASA.',
      text: 'Slate roofs and NASA',
      refusal: null,
    },
    {
      name: 'refuses the title as it stands',
      title: 'Slate roofs last long',
      markdown: 'Slate roofs last long.',
      text: 'Slate roofs last long',
      refusal: 'known',
    },
  ])('$name', ({ title, markdown, text, refusal }) => {
    expect(refusals({ title, markdown })).toHaveProperty([text], refusal)
  })

  test('a sentence with a condition is not cut', () => {
    expect(
      texts({
        title: 'Roofs',
        markdown: 'Slate roofs last a century, but only when the nails are made of copper and the battens stay dry.',
      }),
    ).not.toContain('Slate roofs last a century')
  })
  test('one end of a range is no figure', () => {
    expect(
      texts({ title: 'Roofs', markdown: '## Price of a slate roof\n\nThe price of a slate roof is 9,000 to 18,000 euros.' }),
    ).not.toContainEqual(expect.stringContaining(': 18,000 euros'))
  })
})

describe('little to say', () => {
  test.each([
    { name: 'no text', title: 'Slate roofs', markdown: '' },
    { name: 'only a picture', title: 'Slate roofs', markdown: '![roof](roof.png)' },
    { name: 'no words', title: '…', markdown: '… — !' },
  ])('$name gives nothing and does not throw', (draft) => {
    expect(texts(draft)).toEqual([])
  })
  test('asking for none gives none', () => {
    expect(texts({ ...articles[0]!, titles: 0 })).toEqual([])
  })
  test('no more than asked for', () => {
    expect(texts({ ...articles[0]!, titles: 3 })).toHaveLength(3)
  })
  test('a language without a pack still gets the author’s words', () => {
    expect(
      texts({ title: 'Toit en ardoise | Site', markdown: '## Prix du toit en ardoise\n\nArdoise grise du nord.', language: 'xx' }),
    ).toContain('Prix du toit en ardoise')
  })
})
