import type { Analysis, AnalysisContext } from '@citable/core'
import type { MessagesOf } from '@citable/core/messages'

/** Points by which a suggestion must beat an own title that fits to take its place: a clear margin, a fifth of what a title can have. */
const clearMargin = 20

/** A title and the code of why it is this one. */
export interface BestTitle {
  readonly text: string
  readonly reason: keyof MessagesOf<'title-reason'>
}

/**
 * The article's own title without the site's name, unless it is missing, longer than a result page shows, or clearly beaten: then the best
 * suggestion. With nothing to optimize for, the own one as it is. Empty when there is none.
 */
export function bestTitle(
  { article, ownTitle, titles }: Pick<Analysis, 'article' | 'ownTitle' | 'titles'>,
  options: Pick<AnalysisContext['options'], 'seo' | 'aeo'>,
): BestTitle {
  const written = article.title?.value ?? article.headline?.value ?? ''
  if (!options.seo && !options.aeo && written !== '') return { text: written, reason: 'ownStays' }
  const [best] = titles
  if (ownTitle === null) return best === undefined ? { text: written, reason: 'noTitle' } : { text: best.text, reason: 'ownMissing' }
  if (best !== undefined && ownTitle.refusal === 'tooLong') return { text: best.text, reason: 'ownTooLong' }
  if (best !== undefined && best.score >= ownTitle.score + clearMargin) return { text: best.text, reason: 'ownBeaten' }
  return { text: ownTitle.text, reason: written.length > ownTitle.text.length ? 'ownWithoutSite' : 'ownStays' }
}
