import { describe, expect, it } from 'vitest'
import { analyzeArticle } from '../src/analyze.ts'
import type { Analysis } from '../src/complete-analysis.ts'
import { readArticle } from '../src/extract/read-article.ts'
import { allPacks } from '../src/languages/all.ts'
import type { Article, Block } from '../src/model/article.ts'
import type { Edit, SingleEdit } from '../src/model/edit.ts'
import type { AnalysisContext } from '../src/model/input.ts'
import { applyEdit } from '../src/testing/apply-edit.ts'
import { type CalibrationArticle, readCalibrationArticles } from './calibration/read-articles.ts'

/*
 * What a safe fix promises, over the calibration articles with faults planted in them: it changes nothing but what it says, the check
 * it belongs to passes or improves, and readiness does not fall.
 */

const resources = { languages: allPacks }
const articles = readCalibrationArticles().map((one) => ({ ...one, article: asDraft(one) }))

/** The article as an editor has it: a draft without a page around it. */
function asDraft({ input, context }: CalibrationArticle): Article {
  return { ...readArticle(input, context), kind: 'draft', markup: null, hidden: [] }
}

const run = (article: Article, context: AnalysisContext): Analysis => analyzeArticle(article, context, resources)

interface SafeFix {
  readonly check: string
  readonly score: number
  readonly edit: Edit
}

const safeFixes = ({ report }: Analysis): readonly SafeFix[] =>
  report.outcomes.flatMap((outcome) =>
    'fix' in outcome && outcome.fix?.safety === 'safe' && outcome.fix.edit !== null
      ? [{ check: outcome.check, score: outcome.score, edit: outcome.fix.edit }]
      : [],
  )

const scoreOf = ({ report }: Analysis, check: string): number | null => {
  const outcome = report.outcomes.find((one) => one.check === check)
  return outcome !== undefined && 'score' in outcome ? outcome.score : null
}

const singles = (edit: Edit): readonly SingleEdit[] => (edit.kind === 'several' ? edit.edits : [edit])

/** All words, in order. */
const wordsOf = ({ blocks }: Article): readonly string[] => blocks.flatMap(({ text }) => text.split(/\s+/).filter((word) => word !== ''))

/** Checks of AEO that apply. */
const applicable = ({ report }: Analysis): string =>
  report.outcomes.map(({ check, status }) => `${check} ${status === 'pass' || status === 'fail'}`).join()

/** Neighbouring paragraphs run together, at most `most` of them; formats go along. */
function joinParagraphs({ blocks, ...article }: Article, most: number): Article {
  const joined: Block[] = []
  let run = 0
  for (const block of blocks) {
    const last = joined.at(-1)
    if (block.kind !== 'paragraph' || last?.kind !== 'paragraph' || run >= most) {
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

/** Doubled words that are left. */
const doubledIn = ({ report }: Analysis): number => {
  const outcome = report.outcomes.find(({ check }) => check === 'text-fluency')
  return outcome !== undefined && 'code' in outcome && outcome.code === 'doubled' ? outcome.spans.length : 0
}

/** What is wrong with a fix; empty: nothing. */
function broken(article: Article, before: Analysis, { check, score, edit }: SafeFix, context: AnalysisContext): string {
  const changed = applyEdit(article, edit)
  const after = run(changed, context)
  const removed = singles(edit).filter(({ kind }) => kind === 'replace_text').length
  if (wordsOf(changed).join('') !== wordsOf(article).join('') && wordsOf(changed).length !== wordsOf(article).length - removed)
    return 'changes words'
  const improved = scoreOf(after, check)
  const isFewer = check === 'text-fluency' && doubledIn(after) < doubledIn(before)
  if (improved !== null && improved < 80 && improved <= score && !isFewer) return `leaves ${check} at ${score}`
  // A word less may cross a limit of length, which the doubled one had helped to reach.
  const least = removed > 0 ? 1 : 0
  // A section whose heading was too deep is judged from now on, and may be a bad one.
  const isJudged = singles(edit).some((one) => one.kind === 'set_attribute' && Number(one.before) > 3 && Number(one.value) <= 3)
  if (after.report.aeo.value < before.report.aeo.value - least && !isJudged && applicable(after) === applicable(before))
    return `${check}: AEO ${before.report.aeo.value} to ${after.report.aeo.value} (${before.report.outcomes
      .flatMap((one) => {
        const now = scoreOf(after, one.check)
        return 'score' in one && one.score !== now ? [`${one.check} ${one.score} to ${now}`] : []
      })
      .join(', ')})`
  if (after.report.seo.value < before.report.seo.value - least)
    return `${check}: SEO ${before.report.seo.value} to ${after.report.seo.value}`
  return ''
}

describe.each(faults)('safe fixes where the fault is $name', ({ plant, offers }) => {
  const found: string[] = []
  const fixed = new Map<string, number>()
  for (const { name, article, context } of articles) {
    const planted = plant(article)
    const before = run(planted, context)
    for (const fix of safeFixes(before)) {
      fixed.set(fix.check, (fixed.get(fix.check) ?? 0) + 1)
      const fault = broken(planted, before, fix, context)
      if (fault !== '') found.push(`${name}: ${fault}`)
    }
  }
  it('keep their promise', () => {
    expect(found).toEqual([])
  })
  it.each(offers)('%s offers them', (check, least) => {
    expect(fixed.get(check) ?? 0, JSON.stringify([...fixed])).toBeGreaterThanOrEqual(least)
  })
})

describe('proposals', () => {
  const proposed = articles.flatMap(({ name, article, context }) => {
    const bare = { ...article, description: null, datePublished: null, slug: 'The_First_Draft_Of_It' }
    return run(bare, context).report.outcomes.flatMap((outcome) =>
      'fix' in outcome && outcome.fix?.safety === 'draft' && outcome.fix.edit !== null
        ? [{ name, article: bare, check: outcome.check, edit: outcome.fix.edit }]
        : [],
    )
  })
  it('are made for many articles', () => {
    const count = (check: string) => proposed.filter((one) => one.check === check).length
    expect(count('description-present')).toBeGreaterThan(40)
    expect(count('slug-short')).toBeGreaterThan(30)
  })
  it('say only what the article says', () => {
    const invented = proposed.flatMap(({ name, article, check, edit }) => {
      const { title } = article
      const own = [title?.value ?? '', article.slug, ...article.blocks.map(({ text }) => text)].join(' ').toLowerCase().replace(/\s+/g, ' ')
      return singles(edit).flatMap((one) => {
        const value = one.kind === 'insert_block' ? one.html.replace(/<[^>]*>/g, '') : 'value' in one ? one.value : ''
        const words = (one.kind === 'set_field' && one.field === 'slug' ? value.split('-') : [value.trim()]).map((word) =>
          word.toLowerCase(),
        )
        return words.filter((word) => !own.includes(word)).map((word) => `${name} ${check}: ${word}`)
      })
    })
    expect(invented).toEqual([])
  })
  it('fit the limits they are made for', () => {
    for (const { name, article, context } of articles) {
      const edit = proposed.find((one) => one.name === name && one.check === 'description-present')?.edit
      if (edit?.kind !== 'set_field') continue
      const after = run(applyEdit(article, edit), context)
      expect(scoreOf(after, 'description-present'), name).toBe(100)
      expect([...edit.value].length, name).toBeLessThanOrEqual(156)
    }
  })
})
