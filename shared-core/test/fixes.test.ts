import { describe, expect, it } from 'vitest'
import { readArticle } from '../src/extract/read-article.ts'
import { allPacks } from '../src/languages/all.ts'
import type { Article, Block } from '../src/model/article.ts'
import type { Edit, SingleEdit } from '../src/model/edit.ts'
import { applyEdit } from '../src/testing/apply-edit.ts'
import { judgeFixes } from '../src/testing/judge-fixes.ts'
import { type CalibrationArticle, readCalibrationArticles } from './calibration/read-articles.ts'

/*
 * Promises of every offered change, safe fix or proposal, over the calibration articles with planted faults: no score falls,
 * nothing is written that is in the text already, the same point does not come back, and only what it says is changed.
 */

const resources = { languages: allPacks }
const articles = readCalibrationArticles().map((one) => ({ ...one, article: asDraft(one) }))

/** The article as an editor has it: a draft without a page around it. */
function asDraft({ input, context }: CalibrationArticle): Article {
  return { ...readArticle(input, context), kind: 'draft', markup: null, hidden: [] }
}

const singles = (edit: Edit): readonly SingleEdit[] => (edit.kind === 'several' ? edit.edits : [edit])

/** All words, in order. */
const wordsOf = ({ blocks }: Article): readonly string[] => blocks.flatMap(({ text }) => text.split(/\s+/).filter((word) => word !== ''))

/** Neighbouring paragraphs run together, at most `max` of them; formats go along. */
function joinParagraphs({ blocks, ...article }: Article, max: number): Article {
  const joined: Block[] = []
  let run = 0
  for (const block of blocks) {
    const last = joined.at(-1)
    if (block.kind !== 'paragraph' || last?.kind !== 'paragraph' || run >= max) {
      joined.push(block)
      run = 1
      continue
    }
    const gap = /[\u3000-\u9fff\u0e00-\u0e7f]$/.test(last.text) ? '' : ' '
    const moved = last.text.length + gap.length
    joined[joined.length - 1] = {
      ...last,
      text: `${last.text}${gap}${block.text}`,
      inlines: [...last.inlines, ...block.inlines.map((inline) => ({ ...inline, start: inline.start + moved, end: inline.end + moved }))],
      runs: [],
    }
    run += 1
  }
  return { ...article, blocks: joined }
}

/** Every heading but each third one sunk by two levels. */
function sinkHeadings(article: Article): Article {
  let count = 0
  return {
    ...article,
    blocks: article.blocks.map((block) =>
      block.kind === 'heading' && block.level > 1 && count++ % 3 !== 0 ? { ...block, level: Math.min(6, block.level + 2) as 4 } : block,
    ),
  }
}

/** The word at a share of every long paragraph written twice. */
const doubleWords = (article: Article, share: number): Article => ({
  ...article,
  blocks: article.blocks.map((block) => {
    if (block.kind !== 'paragraph') return block
    const words = [...block.text.matchAll(/(?<=\s)(?!\d)\p{L}{4,}(?= )/gu)]
    const word = words[Math.floor(words.length * share)]
    if (word === undefined) return block
    const at = word.index + word[0].length
    const shift = (offset: number) => (offset >= at ? offset + word[0].length + 1 : offset)
    return {
      ...block,
      text: `${block.text.slice(0, at)} ${word[0]}${block.text.slice(at)}`,
      inlines: block.inlines.map((inline) => ({ ...inline, start: shift(inline.start), end: shift(inline.end) })),
      runs: [],
    }
  }),
})

/** The second heading, and each later one of the second level, raised to the first. */
const raiseHeadings = (article: Article): Article => ({
  ...article,
  blocks: article.blocks.map((block, index) =>
    block.kind === 'heading' && article.blocks.findIndex(({ kind }) => kind === 'heading') !== index && block.level === 2
      ? { ...block, level: 1 }
      : block,
  ),
})

/** The text without its inner headings, all paragraphs that then meet run together. */
const wallOfText = (article: Article): Article =>
  joinParagraphs({ ...article, blocks: article.blocks.filter(({ kind }, index) => kind !== 'heading' || index === 0) }, 99)

/** Ways to mistype the opening of an address. */
const slips: readonly ((address: string) => string)[] = [
  (address) => address.replace(/^https?:\/\//, 'https//'),
  (address) => address.replace(/^https?:\/\/(?:www\.)?/, 'www.'),
  (address) => address.replace(/^https?:/, 'htps:'),
]

/** Every address of another site mistyped. */
const mistypeAddresses = (article: Article): Article => {
  let count = 0
  return {
    ...article,
    blocks: article.blocks.map((block) => ({
      ...block,
      inlines: block.inlines.map((inline) =>
        inline.kind === 'link' && inline.value !== null ? { ...inline, value: slips[count++ % slips.length]!(inline.value) } : inline,
      ),
    })),
  }
}

interface Fault {
  readonly name: string
  readonly plant: (article: Article) => Article
  /** Least number of articles in which a check offers its fix. */
  readonly offers: readonly (readonly [check: string, articles: number])[]
}

const faults: readonly Fault[] = [
  { name: 'none', plant: (article) => article, offers: [] },
  {
    name: 'one paragraph a section',
    plant: (article) => joinParagraphs(article, 99),
    offers: [
      ['passage-size', 2],
      ['paragraph-length', 2],
    ],
  },
  {
    name: 'a wall of text',
    plant: wallOfText,
    offers: [
      ['passage-size', 15],
      ['paragraph-length', 15],
    ],
  },
  {
    name: 'headings two levels too deep',
    plant: sinkHeadings,
    offers: [
      ['heading-order', 40],
      ['heading-structure', 2],
    ],
  },
  { name: 'doubled words', plant: (article) => doubleWords(article, 0.4), offers: [['text-fluency', 30]] },
  { name: 'mistyped addresses', plant: mistypeAddresses, offers: [['link-address', 20]] },
  { name: 'headings of the first level', plant: raiseHeadings, offers: [['heading-single-h1', 30]] },
]

/** Words that a change adds or takes away besides those it is made of. */
function changesWords(article: Article, edit: Edit): boolean {
  const [before, after] = [wordsOf(article), wordsOf(applyEdit(article, edit))]
  const removed = singles(edit).reduce((sum, one) => sum + (one.kind === 'replace_text' ? one.span.quote.split(/\s+/).length - 1 : 0), 0)
  return after.join('') !== before.join('') && after.length !== before.length - removed
}

/** A text that says nothing, below its cap: sections of no worth count with 60 in a group of no points, and no more when it has any. */
const belowCap = /^aeo 20 → 18: opening-answer 0 → 2/

describe.each(faults)('changes offered where the fault is $name', ({ plant, offers }) => {
  const found: string[] = []
  const offered = new Map<string, number>()
  for (const { name, article, context } of articles) {
    const planted = plant({ ...article, description: null })
    for (const { check, safety, edit, harms } of judgeFixes(planted, context, resources)) {
      offered.set(check, (offered.get(check) ?? 0) + 1)
      for (const harm of harms) if (!(name === '2-vitamins.md' && belowCap.test(harm))) found.push(`${name} ${check}: ${harm}`)
      if (changesWords(planted, edit)) found.push(`${name} ${check}: changes words`)
      if (safety === 'safe' && singles(edit).some(({ kind }) => kind !== 'set_attribute' && kind !== 'set_address'))
        found.push(`${name} ${check}: writes into the text as a safe fix`)
    }
  }
  it('harm nothing', () => {
    expect(found).toEqual([])
  })
  it.each(offers)('%s offers them', (check, min) => {
    expect(offered.get(check) ?? 0, JSON.stringify([...offered])).toBeGreaterThanOrEqual(min)
  })
})

describe('proposed descriptions and addresses', () => {
  const proposed = articles.flatMap(({ name, article, context }) => {
    const bare = { ...article, description: null, datePublished: null, slug: 'The_First_Draft_Of_It' }
    return judgeFixes(bare, context, resources).flatMap(({ check, edit }) =>
      singles(edit).map((one) => ({ name, article: bare, check, edit: one })),
    )
  })
  it('are made for many articles', () => {
    const count = (check: string) => proposed.filter((one) => one.check === check).length
    expect(count('description-present')).toBeGreaterThan(10)
    expect(count('slug-short')).toBeGreaterThan(30)
  })
  it('say what the article says: a description is made of sentences of one passage or two, whole or to the end of a clause', () => {
    for (const { name, article, edit } of proposed) {
      if (edit.kind !== 'set_field') continue
      const own = [article.title?.value ?? '', article.slug, ...article.blocks.map(({ text }) => text)].map(withSingleSpaces)
      if (edit.field === 'description')
        for (const sentence of edit.value.split(/(?<=[.!?。！？।])\s*/).filter((part) => part !== ''))
          expect(
            own.some((text) => text.includes(sentence.replace(/[.。।]$/, ''))),
            `${name}: ${sentence}`,
          ).toBe(true)
      else for (const word of edit.value.split('-')) expect(own.join(' ').toLowerCase(), name).toContain(word)
    }
  })
})

const withSingleSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim()
