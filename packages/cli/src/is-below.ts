import type { Optimization } from '@citable/contract'

/** True when either score is below the bound. */
export function isBelow({ aeo_score, seo_score }: Pick<Optimization, 'aeo_score' | 'seo_score'>, bound: number | null): boolean {
  return bound !== null && Math.min(aeo_score, seo_score) < bound
}
