import * as detector from '../languages/detection/detect-language.ts'
import type { Article } from '../model/article.ts'
import type { AnalysisContext, ArticleInput } from '../model/input.ts'
import type { BlockCache } from '../parse/blocks/block-cache.ts'
import { parseMarkdown } from '../parse/markdown/parse-markdown.ts'
import { withDraftDetails } from './details/draft-details.ts'
import { eventFromText } from './details/event-text.ts'
import { recipeFromText } from './details/recipe-text.ts'
import { reviewFromText } from './details/review-text.ts'
import { readVideos } from './details/videos.ts'
import { withDraftByline } from './facts/people/draft-byline.ts'
import { howToInMarkup } from './plugin-markup/how-to-markup.ts'
import * as pluginMarkup from './plugin-markup/plugin-markup.ts'
import { readDraft } from './read-draft.ts'
import { readPage } from './read-page.ts'

const readers = { parseMarkdown, detector, pluginMarkup, howToInMarkup }
const detailReaders = { event: eventFromText, recipe: recipeFromText, review: reviewFromText, videos: readVideos }

/**
 * Reads an article from any input: a whole page, a body, Markdown, or editor blocks.
 *
 * Pure and synchronous; never throws for what the text holds. Bad input gives a smaller article.
 * `cache` stores blocks of `kind: 'blocks'` between calls and cannot change the result.
 */
export function readArticle(input: ArticleInput, context: AnalysisContext, cache?: BlockCache): Article {
  if (input.kind !== 'page') {
    const draft = withDraftDetails(readDraft(input, context, readers, cache), context.now, detailReaders)
    // A CMS knows the author of its drafts; a file says so in its own words.
    return input.kind === 'markdown' ? withDraftByline(draft, context.now) : draft
  }
  cache?.startRun()
  return readPage(input.html, context)
}
