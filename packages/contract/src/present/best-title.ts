import type { Analysis, AnalysisContext } from '@citable/core'

/** Share of the points of a title that is only too long which a suggestion must reach to take its place: a cut title is better than another subject. */
const leastShare = 0.5

/**
 * The article's own title without the site's name where it passes its guards and no suggestion scores higher; else the best suggestion,
 * else the own one as it is. With nothing to optimize for, the own one first. Empty when there is none.
 */
export function bestTitle(
  { article, ownTitle, titles }: Pick<Analysis, 'article' | 'ownTitle' | 'titles'>,
  options: Pick<AnalysisContext['options'], 'seo' | 'aeo'>,
): string {
  const own = article.title?.value ?? article.headline?.value ?? ''
  if (!options.seo && !options.aeo && own !== '') return own
  const [best] = titles
  if (best === undefined) return ownTitle?.text ?? own
  if (ownTitle === null) return best.text
  if (ownTitle.refusal === 'tooLong') return best.score >= leastShare * ownTitle.score ? best.text : ownTitle.text
  return ownTitle.refusal === null && ownTitle.score >= best.score ? ownTitle.text : best.text
}
