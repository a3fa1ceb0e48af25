import type { Article } from '../../model/article.ts'
import type { Instant } from '../../model/values.ts'
import type { eventFromText } from './event-text.ts'
import { labelledLines } from './labelled-lines.ts'
import { recipeFromText } from './recipe-text.ts'
import { reviewFromText } from './review-text.ts'
import { thingsInText } from './things-in-text.ts'
import { readVideos } from './videos.ts'

/** True when lines of the draft may announce an event: only then is its reader needed, which knows dates in all languages. */
export function mayAnnounce({ blocks }: Article): boolean {
  return labelledLines(blocks).length >= 2
}

/** The draft with the recipe, the event, the review and the videos that its own text shows. `readEvent` null: it cannot announce one. */
export function withDraftDetails(
  draft: Article,
  { now, readEvent }: { readonly now: Instant; readonly readEvent: typeof eventFromText | null },
): Article {
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
    recipe: recipeFromText(blocks, headline, draft.image?.value ?? null),
    event: readEvent?.(blocks, { headline, language, now, published }) ?? null,
    review: reviewFromText(blocks, headline),
    videos: readVideos(blocks, [], absolute),
    things: thingsInText(blocks, headline, absolute),
  }
}
