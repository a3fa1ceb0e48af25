import type { ArticleText } from '../../answers/article-text.ts'
import type { Language } from '../../languages/language.ts'

/** Words of a headword, and words in front of it in the sentence that defines it: `Eine Trockenmauer ist …`. */
const mostWords = 3
const mostBefore = 1

/** The first sentence of the text defines what the title names, as in a work of reference: such a title needs no more words. */
export function isHeadword(title: string, { blocks }: ArticleText, language: Language): boolean {
  if (title.split(' ').length > mostWords) return false
  const first = blocks.find(({ block }) => block.kind === 'paragraph')?.block.text
  const at = first?.toLowerCase().indexOf(title.toLowerCase()) ?? -1
  if (first === undefined || at < 0 || first.slice(0, at).trim().split(' ').filter(Boolean).length > mostBefore) return false
  return language.opens('definitionVerbs', first.slice(at + title.length).replace(/^\s*(?:\([^()]{1,60}\))?\s*/, '')) !== null
}
