import type { ArticleText } from '../../answers/article-text.ts'
import { upperLetter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'

/** Words with capitals, and small ones between them: `Bibliotheek De Waag`, `Friends of the Hall`. */
const name = new RegExp(
  `^${upperLetter}[^\\s:,?!]{1,24}(?: (?:of|the|and|de|la|le|les|du|des|del|di|della|da|do|van|het|y|e|et|&|${upperLetter}[^\\s:,?!]{0,24})){1,4}$`,
  'u',
)
const capital = new RegExp(`(?:^| )${upperLetter}`, 'gu')

/** Capitals of a name at least. */
const least = 2

/** True for a title that is a name and nothing besides; in English the text has it inside a sentence. German writes nouns as names. */
export function isBareName(title: string, { blocks }: ArticleText, { pack, unspaced, tag }: Language): boolean {
  if (pack.capitalNouns === true || unspaced || !name.test(title) || (title.match(capital)?.length ?? 0) < least) return false
  // other titles than English ones have no other capitals
  return !tag.startsWith('en') || blocks.some(({ block }) => block.kind !== 'heading' && block.text.indexOf(title) > 0)
}
