import type { Article } from '../../model/article.ts'
import type { Instant } from '../../model/values.ts'
import type { eventFromText } from './event-text.ts'
import { isOverIngredients } from './ingredient-headings.ts'
import { labelledLines } from './labelled-lines.ts'
import type { recipeFromText } from './recipe-text.ts'
import { reviewedIn } from './review-headline.ts'
import type { reviewFromText } from './review-text.ts'
import { thingsInText } from './things-in-text.ts'
import type { readVideos } from './videos.ts'

/** Readers of details that few texts hold; null: the draft cannot hold one. */
export interface DetailReaders {
  readonly event: typeof eventFromText | null
  readonly recipe: typeof recipeFromText | null
  readonly review: typeof reviewFromText | null
  readonly videos: typeof readVideos | null
}

/**
 * The readers that this draft needs: lines that may announce an event, a heading of ingredients,
 * a headline that calls itself a review, a player. Rejects when one cannot be loaded.
 */
export async function loadDetailReaders({ blocks, headline }: Article): Promise<DetailReaders> {
  const [event, recipe, review, videos] = await Promise.all([
    labelledLines(blocks).length >= 2 ? import('./event-text.ts') : null,
    blocks.some(isOverIngredients) ? import('./recipe-text.ts') : null,
    headline !== null && reviewedIn(headline.value) !== null ? import('./review-text.ts') : null,
    blocks.some(({ kind }) => kind === 'video') ? import('./videos.ts') : null,
  ])
  return {
    event: event?.eventFromText ?? null,
    recipe: recipe?.recipeFromText ?? null,
    review: review?.reviewFromText ?? null,
    videos: videos?.readVideos ?? null,
  }
}

/** The draft with the recipe, the event, the review and the videos that its own text shows. */
export function withDraftDetails(draft: Article, now: Instant, readers: DetailReaders): Article {
  const { blocks, url, language } = draft
  const published = draft.datePublished?.value ?? null
  const headline = draft.headline?.value ?? null
  const absolute = (address: string): string | null => {
    if (!URL.canParse(address, url ?? undefined)) return null
    const resolved = new URL(address, url ?? undefined)
    return resolved.protocol === 'http:' || resolved.protocol === 'https:' ? resolved.href : null
  }
  return {
    ...draft,
    recipe: readers.recipe?.(blocks, headline, draft.image?.value ?? null) ?? null,
    event: readers.event?.(blocks, { headline, language, now, published }) ?? null,
    review: readers.review?.(blocks, headline) ?? null,
    videos: readers.videos?.(blocks, [], absolute) ?? [],
    things: thingsInText(blocks, headline, absolute),
  }
}
