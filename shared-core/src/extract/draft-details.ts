import type { Article } from '../model/article.ts'
import { recipeFromText } from './recipe-text.ts'
import { reviewFromText } from './review-text.ts'
import { readVideos } from './videos.ts'

/** The draft with the recipe, the review and the videos that its own text shows. */
export function withDraftDetails(draft: Article): Article {
  const { blocks, url } = draft
  const headline = draft.headline?.value ?? null
  const absolute = (address: string): string | null => {
    if (!URL.canParse(address, url ?? undefined)) return null
    const resolved = new URL(address, url ?? undefined)
    return resolved.protocol === 'http:' || resolved.protocol === 'https:' ? resolved.href : null
  }
  return {
    ...draft,
    recipe: recipeFromText(blocks, headline, draft.image?.value ?? null),
    review: reviewFromText(blocks, headline),
    videos: readVideos(blocks, [], absolute),
  }
}
