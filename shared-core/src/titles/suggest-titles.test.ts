import { describe, expect, test } from 'vitest'
import { answerQuestions } from '../answers/answer-questions.ts'
import { readArticle } from '../extract/read-article.ts'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import { textWidth } from '../model/lengths/text-width.ts'
import { testContext } from '../testing/test-context.ts'
import { articles } from './__fixtures__/articles.ts'
import { headlines } from './__fixtures__/headlines.ts'
import { maxTitles } from './judge-title.ts'
import { judgeCandidates, rateTitles } from './suggest-titles.ts'

interface Case {
  readonly title: string
  readonly seoTitle?: string
  readonly markdown: string
  readonly language?: string
  readonly targetQueries?: readonly string[]
  readonly otherTitles?: readonly string[]
  readonly titles?: number
}

function prepare({ title, seoTitle, markdown, language: tag = 'en', targetQueries = [], otherTitles = [], titles = 8 }: Case) {
  const context = testContext({
    language: tag,
    now: '2026-01-01T00:00:00Z',
    targetQueries,
    otherTitles,
    options: { seo: true, aeo: true, titles },
  })
  const fields = { seoTitle: seoTitle ?? null, title, description: null, slug: null, image: null, authors: [] }
  const article = readArticle({ kind: 'markdown', markdown, fields: { ...fields, datePublished: null, dateModified: null } }, context)
  const language = languageFor(tag, allPacks)
  return { article, answers: answerQuestions({ article, language, targetQueries }), language, context }
}

const rate = (draft: Case) => rateTitles(prepare(draft))
const texts = (draft: Case): string[] => rate(draft).titles.map(({ text }) => text)
/** The draft once a suggestion stands where the title is judged. */
const used = (draft: Case, title: string): Case => (draft.seoTitle === undefined ? { ...draft, title } : { ...draft, seoTitle: title })

describe.each(headlines.map((headline) => ({ ...headline, name: `${headline.language}: ${headline.why} (${headline.title})` })))(
  '$name',
  (draft) => {
    test('gets what an editor would sign, and nothing else', () => {
      expect(texts(draft)).toEqual(draft.suggestions)
    })
    test('says why when there is none, and scores no other subject well', () => {
      const { own, titles, note } = rate(draft)
      if (titles.length > 0 || own?.faults.length === 0) expect(note).toBeNull()
      else expect(note).not.toBe('yoursIsBest')
    })
    test('gets titles that fit, best first, with width, reasons and the passages they rest on', () => {
      const { blocks } = prepare(draft).article
      const { own, titles } = rate(draft)
      expect(titles.map(({ score }) => score)).toEqual(titles.map(({ score }) => score).toSorted((a, b) => b - a))
      for (const { text, score, width, reasons, claims } of titles) {
        expect(score).toBeGreaterThan(own?.score ?? -1)
        expect(width).toBe(textWidth(text))
        expect(width).toBeLessThanOrEqual(600)
        expect(reasons.length).toBeGreaterThan(0)
        expect(claims.length).toBeGreaterThan(0)
        for (const { place, start, end, quote } of claims.filter((claim) => !claim.place.startsWith('@')))
          expect(blocks.find(({ id }) => id === place)!.text.slice(start, end)).toBe(quote)
      }
    })
    test('gives a suggestion the same points once it is used, and then offers nothing that it did not offer before', () => {
      const before = rate(draft)
      for (const { text, score } of before.titles) {
        const after = rate(used(draft, text))
        expect(after.own).toMatchObject({ text, score })
        expect(after.titles.filter((title) => title.score <= score || !before.titles.some((known) => known.text === title.text))).toEqual(
          [],
        )
      }
    })
  },
)

describe.each(articles.map((article) => ({ ...article, name: `${article.language}: ${article.title}` })))('$name', (draft) => {
  test('has a title that needs no other', () => {
    expect(texts(draft)).toEqual([])
  })
})

describe('no suggestion', () => {
  const roofs = '## Price of a slate roof\n\nIn the north a slate roof costs 18,000 euros. Slate roofs of the north last a century.'
  test.each([
    { name: 'is a sentence that does not begin with the subject', title: 'Roofs', markdown: roofs },
    { name: 'is a heading that asks nothing', title: '', markdown: roofs },
    {
      name: 'adds a year',
      title: 'Slate roofs in Wales',
      markdown: 'Slate roofs in Wales were counted in 2026. In 2026 slate roofs in Wales were 900.',
    },
    {
      name: 'compares the columns of a table',
      title: 'Slate roof materials',
      markdown: 'A slate roof.\n\n| | Slate | Tile |\n|---|---|---|\n| Price | 90 | 60 |',
    },
    {
      name: 'is the name of the site',
      title: 'What a slate winter costs | Slate Weekly',
      markdown: 'Slate Weekly asked roofers what a winter costs.',
    },
    {
      name: 'is broken off at a quotation mark',
      title: 'Model says that Rover was “rude” and tells all about the long night in the north',
      seoTitle: 'Model says that Rover was',
      markdown: 'The model says that Rover was rude.',
    },
    {
      name: 'counts numbered headings with a gap',
      title: 'Ways to mend roofs',
      markdown: '## 1. Nails\n\nMend.\n\n## 2. Slate\n\nRoofs.\n\n## 4. Tar\n\nWays.',
    },
    { name: 'counts two items', title: 'Ways to mend roofs', markdown: 'Ways to mend roofs:\n\n- Nails\n- Tar' },
    {
      name: 'counts steps under a title that asks',
      title: 'How do you mend a roof?',
      markdown: 'Mend a roof so.\n\n1. Climb.\n2. Nail.\n3. Rest.',
    },
    { name: 'asks what several things are', title: 'Slate roofs', markdown: 'Slate roofs are a pride of the north.' },
    {
      name: 'is another article’s title',
      title: 'How to mend a roof',
      otherTitles: ['How to mend a roof in 3 steps'],
      markdown: 'Mend a roof so.\n\n1. Climb.\n2. Nail.\n3. Rest.',
    },
    {
      name: 'is a target query that the text leaves open',
      title: 'Slate roofs of Wales',
      targetQueries: ['How much does copper cost?'],
      markdown: 'Slate roofs of Wales last.',
    },
    {
      name: 'is a second question among several',
      title: '',
      markdown: '## Prices\n\nHigh.\n\n## How long do slate roofs last?\n\nA century.',
    },
    {
      name: 'is the question of one part of many',
      title: '',
      markdown: '## Who may swim?\n\nAll.\n\n## What does it cost?\n\nTwo euros.\n\n## When is it open?\n\nFrom seven to nine.',
    },
    {
      name: 'is that of one part in French',
      title: '',
      markdown: '## Qui peut nager ?\n\nTous.\n\n## Combien ça coûte ?\n\nDeux euros.\n\n## Quand ouvre-t-on ?\n\nDe sept à neuf.',
      language: 'fr',
    },
  ])('$name', ({ name: _, ...draft }) => {
    expect(texts(draft)).toEqual([])
  })
})

describe('own title', () => {
  const own = (draft: Case) => rateTitles(prepare(draft)).own
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
      name: 'may not be a heap of searches, however long',
      title: 'Slate roof, best slate roof, slate roof Wales price, slate roof nails and slate roof life 2026',
      refusal: 'repeats',
    },
    {
      name: 'may not be cut by a result page',
      title: 'How long slate roofs last in Wales and which nails a slate roof needs',
      refusal: 'tooLong',
    },
  ])('$name', ({ title, refusal }) => {
    expect(own({ title, markdown })).toMatchObject({ text: title.replace(' | The Daily', ''), refusal })
  })
  test.each([
    ['may name the year of its date', '2026-10-02T00:00:00Z', null],
    ['may name a year where it has no date', null, null],
    ['may not name the year of another date', '2024-10-02T00:00:00Z', 'unsupported'],
  ])('%s', (_name, value, refusal) => {
    const input = prepare({ title: 'How long slate roofs last in 2026', markdown })
    const datePublished = value === null ? null : { ...input.article.title!, value }
    expect(rateTitles({ ...input, article: { ...input.article, datePublished } }).own?.refusal).toBe(refusal)
  })
  test('only announces, though the text prints it as its headline', () => {
    const shop = 'Harrow & Finch sells cloth. Harrow & Finch moves in May to a new shop, and Harrow & Finch opens at nine.'
    const title = 'Exciting news from Harrow & Finch'
    expect(own({ title, markdown: `# ${title}\n\n${shop}` })?.faults).toEqual([{ code: 'namesOnly', args: { term: 'Harrow & Finch' } }])
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

describe('a suggestion', () => {
  const missing = { state: 'missing', term: 'Lastenrad', count: 4, isSure: true } as const
  const draft: Case = {
    title: 'Tipps und Tricks',
    markdown:
      '# Tipps und Tricks\n\nEin Lastenrad lässt sich mieten. Das Lastenrad kostet 40 Euro am Tag. Wer ein Lastenrad mietet, prüft es bei Licht.\n\n## Was in den Vertrag gehört\n\n- Miete mit Datum\n- Zahl der Räder\n- Farbe der Räder\n- Pumpe und Schloss\n- Ort der Abgabe',
    language: 'de',
  }
  test('has no fault that the title is blamed for', () => {
    const { titles } = rateTitles({ ...prepare(draft), subject: missing })
    expect(titles.map(({ text }) => text).filter((text) => !text.includes('Lastenrad'))).toEqual([])
  })
})

describe('a title that result pages cut', () => {
  const front = 'Slate roofs and copper nails and wooden battens of the old churches'
  test.each([
    ['en', `${front} in Wales`, 'slate roofs', null],
    ['en', `Wooden battens and copper nails and what the old churches have of slate roofs`, 'slate roofs', 'noShorter'],
    ['de', 'Holzlatten und Kupfernägel der alten Kirche, Denkmalschutzverordnungsänderungsverfahren', 'Holzlatten', 'noShorter'],
    ['de', 'Schieferdächer und Kupfernägel und Holzlatten der alten Kirchen im Land', 'Schieferdächer', null],
    ['de', 'Kupfernägel und Holzlatten und was die alten Kirchen haben: Schieferdächer', 'Schieferdächer', 'noShorter'],
    ['fr', 'Toits en ardoise, clous de cuivre et lattes de bois des vieilles églises du pays', 'ardoise', null],
    ['es', 'Clavos de cobre y listones de madera de las viejas iglesias con sus tejas de pizarra', 'pizarra', 'noShorter'],
  ])('is told so where its end says what it is about: %s %s', (language, title, term, note) => {
    const markdown = `${title}.`
    expect(rateTitles({ ...prepare({ title, markdown, language }), subject: { state: 'named', term } }).note).toBe(note)
  })
})

describe('little to say', () => {
  test.each([
    { name: 'no text', title: 'Slate roofs', markdown: '', note: 'noText' },
    { name: 'only a picture', title: 'Slate roofs', markdown: '![roof](roof.png)', note: null },
    { name: 'no words', title: '…', markdown: '… — !', note: null },
    { name: 'no title and no heading', title: '', markdown: 'Slate roofs last a century.', note: 'noHeadingFits' },
    {
      name: 'a title that nothing beats',
      title: 'How long slate roofs last',
      markdown: 'Slate roofs last a century.',
      note: null,
    },
    {
      name: 'a long title that cannot be cut',
      title: 'Slate roofs and copper nails and wooden battens of the old churches in Wales',
      markdown: 'Slate roofs and copper nails and wooden battens of old churches.',
      note: null,
    },
  ])('$name gives nothing, and says why', ({ note, name: _, ...draft }) => {
    expect(rate(draft)).toMatchObject({ titles: [], note })
  })
  test('asking for none gives none, and no reason', () => {
    expect(rate({ ...headlines.find(({ suggestions }) => suggestions.length > 0)!, titles: 0 })).toMatchObject({ titles: [], note: null })
  })
  test('asking for ten gives three at most', () => {
    for (const draft of headlines) expect(texts({ ...draft, titles: 10 }).length).toBeLessThanOrEqual(maxTitles)
  })
  test('a title that would cost a score takes no place from another in words like its own', () => {
    const draft = prepare({
      title: 'How to compost at home!',
      markdown: 'Home composting turns scraps into soil. To compost at home, home composters put scraps on a heap. Compost needs air.',
    })
    const value = 'Home composting turns scraps into soil: what goes in, how long it takes and why it smells.'
    const article = { ...draft.article, description: { ...draft.article.title!, value } }
    const long = 'Home composting turns scraps into soil'
    const textsIf = (isFree: (title: string) => boolean) => rateTitles({ ...draft, article, isFree }).titles.map(({ text }) => text)
    expect(textsIf(() => true)).toEqual([long])
    expect(textsIf((title) => title !== long)).toEqual(['How to compost at home'])
  })
  test('in a language without a pack no title is cut', () => {
    const title = 'Toit en ardoise : comment le poser soi-même sans échelle ni clous de cuivre ?'
    const draft = { title, markdown: '## Prix du toit en ardoise\n\nArdoise grise du nord.', language: 'xx' }
    expect(judgeCandidates(prepare(draft))).toEqual([])
  })
})
