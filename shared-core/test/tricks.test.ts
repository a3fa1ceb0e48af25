import { describe, expect, it } from 'vitest'
import { checks } from '../src/checks/index.ts'
import { readArticle } from '../src/extract/read-article.ts'
import { allPacks } from '../src/languages/all.ts'
import { type ScoredArticle, scoreArticle } from '../src/score-article.ts'
import { ownArticles, readCalibrationArticles } from './calibration/read-articles.ts'
import { spellings, type Trick, tricks } from './tricks.ts'

/*
 * Tricks that a score must never reward, over our own articles of bands 3 to 5 and those of twelve languages; `pnpm evaluate properties` holds the same
 * over real pages.
 */

const articles = [...readCalibrationArticles(), ...readCalibrationArticles(ownArticles)].filter(({ band }) => band >= 3)
const cases = articles.map(({ name, input, context }) => {
  const article = readArticle(input, context)
  const score = (changed: typeof article): ScoredArticle => scoreArticle(changed, context, { languages: allPacks }, checks)
  return { name, article, score, before: score(article) }
})

/**
 * Articles whose score a change raises. By two points at most: in texts of a few hundred words one paragraph moves every share. Over real pages
 * it is one.
 */
function risen(change: Trick): { readonly names: readonly string[]; readonly tried: number } {
  let tried = 0
  const names = cases.flatMap(({ name, article, score, before }) => {
    const changed = change(article)
    if (changed === null) return []
    tried += 1
    const after = score(changed).report.aeo.value
    return after > before.report.aeo.value + 2 ? [`${name} ${before.report.aeo.value} to ${after}`] : []
  })
  return { names, tried }
}

/** Tricks with words of the title, which what answers a question decides about. */
const echoes = Object.entries(tricks).filter(
  ([name]) => name.startsWith('headline') || name.includes('words of title') || name.startsWith('headings repeated'),
)
const others = Object.entries(tricks).filter((entry) => !echoes.some(([name]) => name === entry[0]))

describe('never raised', () => {
  it.each(others)('%s', (_name, trick) => {
    const { names, tried } = risen(trick)
    expect(tried).toBeGreaterThan(25)
    expect(names).toEqual([])
  })
})

describe('never changed', () => {
  it.each(Object.entries(spellings).filter(([name]) => name !== 'the site’s name behind the title'))('%s', (_name, change) => {
    const changed = cases.flatMap(({ name, article, score, before }) => {
      const other = change(article)
      const after = other === null ? null : score(other).report
      return after === null || after.aeo.value === before.report.aeo.value
        ? []
        : [`${name} ${before.report.aeo.value} to ${after.aeo.value}`]
    })
    expect(changed).toEqual([])
  })
})

describe('too little to judge', () => {
  it('ends at 20 for a title and a letter', () => {
    const context = cases[0]!.before.context
    const fields = { title: 'x', description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
    const article = readArticle({ kind: 'body', html: '<p>x</p>', fields }, context)
    const { value, parts } = scoreArticle(article, context, { languages: allPacks }, checks).report.aeo
    expect(value).toBeLessThanOrEqual(20)
    expect(parts.quotable ?? 0).toBeLessThanOrEqual(20)
  })
})
