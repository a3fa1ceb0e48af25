import type { Analysis, AnalysisContext } from '@citable/core'

/**
 * Share of the own title's points that a suggestion must reach to take its place. Of one that is only too long: a cut title is better than
 * another subject. Of one with another fault: the fault is better than a suggestion that only fills the list.
 */
const leastShare = { tooLong: 0.5, faulty: 0.2 } as const

/**
 * The article's own title without the site's name where it passes its guards and no suggestion scores higher, or where no suggestion is
 * nearly as good; else the best suggestion, else the own one as it is. With nothing to optimize for, the own one first. Empty when there is none.
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
  if (ownTitle.refusal === null) return ownTitle.score >= best.score ? ownTitle.text : best.text
  const share = ownTitle.refusal === 'tooLong' ? leastShare.tooLong : leastShare.faulty
  return best.score >= share * ownTitle.score ? best.text : ownTitle.text
}
