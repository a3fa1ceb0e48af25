import type { ResultFacts } from '../analysis/analysis-result.ts'
import type { GradedResult } from '../storage/publishers.ts'
import { siteHostOf } from '../storage/sites.ts'

/** The part of a page's result that its publisher's grade uses; null for an address that belongs to no site. */
export function gradedResult(facts: ResultFacts, url: string, articleId: string, at: number): GradedResult | null {
  const host = siteHostOf(url)
  if (host === null) return null
  const { words, siteName, aeoScore, seoScore, rubricVersion, failing, bots } = facts
  return { articleId, host, words, siteName, aeoScore, seoScore, rubricVersion, failing, bots, at }
}
