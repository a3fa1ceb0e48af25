import type { ArticleText, TextBlock } from '../../answers/article-text.ts'
import type { Language } from '../../languages/language.ts'

/** Words of a paragraph that is no byline. */
const leastWords = 4

/** Paragraphs that end as sentences do: neither a byline nor a greeting. */
export const proseParagraphs = ({ blocks }: Pick<ArticleText, 'blocks'>, { unspaced }: Language): readonly TextBlock[] =>
  blocks.filter(
    ({ block, tokens }) =>
      block.kind === 'paragraph' && (unspaced || (tokens.count >= leastWords && /[.!?…:؟।]["”“»)]?\s*$/.test(block.text))),
  )
