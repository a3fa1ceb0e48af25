import type { ArticleText } from '../../answers/article-text.ts'
import type { Language } from '../../languages/language.ts'

/** Words of such a title at least, and the part of them that the text has at most. */
const leastWords = 7
const mostHeld = 0.5

/** Words of a title, among which one that joins may be: `cosa vedere`; headlines in English leave them out. */
const wordsOfOne = 8

/** Languages in which a title of so many words has a preposition, an article or a conjunction. */
const joining = /^(?:da|de|en|es|fr|it|n[bl]|pt|sv)/

/** The title is a row of search words: none joins them, and much of it is not in the text. */
export function isRowOfWords(title: string, { blocks }: ArticleText, language: Language): boolean {
  if (!joining.test(language.tag) || /[.,:;!?–—|"“”«»„]/.test(title)) return false
  const { words } = language.tokenize(title)
  const joins = words.filter(({ stop }) => stop).length
  if (words.length < leastWords || joins * wordsOfOne > (language.tag.startsWith('en') ? 0 : words.length)) return false
  const terms = new Set(
    blocks.flatMap(({ block, tokens }) => (block.kind === 'heading' && block.text === title ? [] : tokens.words.map(({ term }) => term))),
  )
  return words.filter(({ term }) => terms.has(term)).length <= mostHeld * words.length
}
