import { describe, expect, test } from 'vitest'
import { answerQuestions } from '../answers/answer-questions.ts'
import { readArticle } from '../extract/read-article.ts'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import type { Article } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import type { TitleSuggestion } from '../model/titles.ts'
import { articles } from './__fixtures__/articles.ts'
import { judgeCandidates, rateTitles, suggestTitles } from './suggest-titles.ts'
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
      markdown:
        'The price of a roof and its weight differ.\n\n| | Slate roof | Tile roof |\n|---|---|---|\n| Price | 90 | 60 |\n| Weight | 30 | 45 |',
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
      name: 'refuses what is longer than a headline may be',
      title: 'Slate roofs in the north of Wales, in the hills of Scotland and on the islands last for more than one whole century | Site',
      markdown: 'Slate roofs last.',
      text: 'Slate roofs in the north of Wales, in the hills of Scotland and on the islands last for more than one whole century',
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
      title: 'Slate roofs! They last long | Site',
      markdown: 'Slate roofs last long.',
      text: 'Slate roofs! They last long',
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

describe('reads like a title', () => {
  const sentence = (text: string): string[] => texts({ title: 'Slate roofs', markdown: text })
  test.each([
    {
      name: 'an opening phrase',
      text: 'In the winter of 2020, slate roofs of the north were covered by a lot of heavy snow.',
      never: 'In the winter of 2020',
    },
    {
      name: 'an apposition',
      text: 'The slate roof, a pride of the north, lasts a whole century without any care at all by its owner.',
      never: 'The slate roof, a pride of the north',
    },
    {
      name: 'an item of a list',
      text: 'Slate roofs need battens, nails of copper, and a steady hand on the ladder in autumn storms.',
      never: 'Slate roofs need battens',
    },
    {
      name: 'an abbreviation',
      text: 'Slate roofs of the north were praised in a Nov. 5 letter to the council.',
      never: 'Slate roofs of the north were praised in a Nov',
    },
    {
      name: 'the day of a date',
      text: 'The slate roof of the hall fell on the 28. It was old.',
      never: 'The slate roof of the hall fell on the 28',
    },
    {
      name: 'a note of the page',
      text: 'Listen to slate roofs at https://example.com today.',
      never: 'Listen to slate roofs at https://example.com today',
    },
    { name: 'a label', text: 'Editors’ note: slate roofs of the north are old.', never: 'Editors’ note: slate roofs of the north are old' },
    { name: 'words without a full stop', text: 'Slate roofs, north of Wales', never: 'Slate roofs, north of Wales' },
    { name: 'the writer', text: 'We mend slate roofs of the north.', never: 'We mend slate roofs of the north' },
    {
      name: 'a word three times',
      text: 'Roofs of slate, roofs of stone, roofs of tile.',
      never: 'Roofs of slate, roofs of stone, roofs of tile',
    },
  ])('$name is no suggestion', ({ text, never }) => {
    expect(sentence(text)).not.toContain(never)
  })
  test.each([
    {
      name: 'cuts the phrase that closes a title',
      title: 'How to mend a slate roof in winter',
      markdown: 'Mend a slate roof with copper nails.',
      expected: 'How to mend a slate roof',
    },
    {
      name: 'answers a question for a number',
      title: 'How long does a slate roof last?',
      markdown: 'A slate roof does last for 90 years.',
      expected: 'How long does a slate roof last? 90 years',
    },
    {
      name: 'lists short sections after the topic',
      title: 'Slate roof: a guide',
      markdown:
        'A slate roof has a price. The weight and the care differ.\n\n## Price\n\nHigh.\n\n## Weight\n\nHigh.\n\n## Care\n\nLittle.',
      expected: 'Slate roof: price, weight, care',
    },
  ])('$name', ({ expected, ...draft }) => {
    expect(texts(draft)).toContain(expected)
  })
  test('the columns of a table of properties are not compared', () => {
    const markdown = 'Roofs differ.\n\n| Roof | Price | Weight |\n|---|---|---|\n| Slate | 90 | 30 |\n| Tile | 60 | 45 |'
    expect(texts({ title: 'Roof materials', markdown })).not.toContainEqual(expect.stringContaining('Price vs Weight'))
  })
  test('of five, at most two are of one kind while others are at hand, and weak ones come last', () => {
    for (const draft of articles) {
      const prepared = prepare({ ...draft, titles: 5 })
      const families = new Map(judgeCandidates(prepared).map(({ candidate }) => [candidate.text, candidate.family]))
      const sections = suggestTitles(prepared).filter(({ text }) => families.get(text) === 'section')
      expect(sections.length, draft.title).toBeLessThanOrEqual(2)
    }
  })
})

describe('topic before a sentence', () => {
  const roofs = 'The price of slate rose. '
  test.each([
    {
      name: 'is no piece of a longer phrase of the title',
      title: 'New York roofer mends a slate church',
      markdown: `Ada Roe works in New York. ${roofs}The church in New York is old. Slate was brought from New York.`,
      never: /^New York: /,
    },
    {
      name: 'is no noun before another noun',
      title: 'New roof sales fall',
      markdown: `New roof sales fall in Wales. New roof sales fall again. ${roofs}A new roof sales record is far.`,
      never: /^New roof: /,
    },
    {
      name: 'is not the name of the site',
      title: 'What a winter costs | Slate Weekly',
      markdown: `Slate Weekly asked roofers. Slate Weekly counted 90 of them. ${roofs}The church is old.`,
      never: /^Slate Weekly: /,
    },
  ])('$name', ({ title, markdown, never }) => {
    expect(texts({ title, markdown })).not.toContainEqual(expect.stringMatching(never))
  })
  test('is what the text says by itself', () => {
    const markdown = 'Acme Roofs was founded in Wales. Acme Roofs is run by Ada Roe. The price of slate rose by half.'
    expect(texts({ title: 'Acme Roofs sales fall', markdown })).toContain('Acme Roofs: The price of slate rose by half')
  })
})

describe('near twins', () => {
  test('a title and the same with a year are one', () => {
    const titles = texts({
      title: 'Slate roofs in Wales | The Daily',
      markdown: 'Slate roofs in Wales were counted in 2026. In 2026 slate roofs in Wales were 900.',
    })
    expect(titles.filter((title) => title.startsWith('Slate roofs in Wales') && !/[:?]/.test(title) && title.length < 30)).toHaveLength(1)
  })
  test('the head of a title alone is none', () => {
    const markdown = 'Delhi smog thickens in winter. Delhi smog was measured at 90 stations.'
    expect(texts({ title: 'Delhi winter smog: what helps', markdown })).not.toContain('Delhi winter smog')
  })
})

describe('own title', () => {
  const own = (draft: Draft) => rateTitles(prepare(draft)).own
  const markdown = 'Slate roofs last a century in Wales. A slate roof needs copper nails.'
  test.each([
    { name: 'passes', title: 'How long slate roofs last', refusal: null },
    { name: 'passes without the name of the site', title: 'How long slate roofs last | The Daily', refusal: null },
    { name: 'may ask', title: 'How long do slate roofs last?', refusal: null },
    { name: 'may be of three words', title: 'A slate roof', refusal: null },
    { name: 'may not be of two', title: 'Slate roofs', refusal: 'tooShort' },
    { name: 'may use a word that the text lacks', title: 'Slate roofs in Wales endure', refusal: null },
    { name: 'may not be about something else', title: 'Dragons and knights of castles', refusal: 'unsupported' },
    { name: 'may count things', title: '7 slate roofs in Wales', refusal: null },
    { name: 'may not bring its own number', title: 'Slate roofs in Wales since 1750', refusal: 'unsupported' },
    { name: 'may not shout', title: 'Slate roofs last long!', refusal: 'form' },
    { name: 'may not repeat itself', title: 'Slate roof, slate roofs, a slate roof', refusal: 'repeats' },
    {
      name: 'may not be cut by a result page',
      title: 'How long slate roofs last in Wales and which nails a slate roof needs',
      refusal: 'tooLong',
    },
  ])('$name', ({ title, refusal }) => {
    expect(own({ title, markdown })).toMatchObject({ text: title.replace(' | The Daily', ''), refusal })
  })
  test('is ranked like a suggestion', () => {
    const { own: judged, titles } = rateTitles(prepare({ title: 'How long slate roofs last', markdown }))
    expect(judged!.score).toBeGreaterThan(titles[0]?.score ?? 0)
    expect(judged!.width).toBe(textWidth('How long slate roofs last'))
  })
  test('loses points when a target query asks for something else', () => {
    const title = 'How long slate roofs last'
    const other = own({ title, markdown, targetQueries: ['copper nails'] })!.score
    expect(other).toBeLessThan(own({ title, markdown })!.score)
  })
  test.each([
    { name: 'no title', title: '', markdown, expected: null },
    { name: 'no text', title: 'How long slate roofs last', markdown: '', expected: { refusal: null } },
  ])('$name', ({ expected, ...draft }) => {
    if (expected === null) expect(own(draft)).toBeNull()
    else expect(own(draft)).toMatchObject(expected)
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
