import type { Optimization } from '@citable/contract'
import type { GradedResult } from '../storage/publishers.ts'
import { siteHostOf } from '../storage/sites.ts'

/** What a page's result tells about its publisher; null for an address that belongs to no site. */
export function gradedResult(optimization: Optimization, url: string, articleId: string, at: number): GradedResult | null {
  const host = siteHostOf(url)
  if (host === null) return null
  const { checks, article } = optimization
  return {
    articleId,
    host,
    siteName: article.site_name,
    aeoScore: optimization.aeo_score,
    seoScore: optimization.seo_score,
    rubricVersion: optimization.rubric_version,
    failing: checks.filter(({ status, effect }) => status === 'fail' && effect !== 'none').map(({ check }) => check),
    bots: botAccess(checks),
    at,
  }
}

function botAccess(checks: Optimization['checks']): GradedResult['bots'] {
  const found = checks.find(({ check }) => check === 'search-bot-access')
  const of = found?.args.bots
  if (!found || typeof of !== 'number') return null
  return { allowed: of - (typeof found.args.blocked === 'number' ? found.args.blocked : 0), of }
}
