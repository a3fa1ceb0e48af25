import type { ArticleText } from '../../answers/article-text.ts'
import { upperLetter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'

/** Words with capitals, and small ones between them: `Bibliotheek De Waag`, `Friends of the Hall`. */
const name = new RegExp(
  `^${upperLetter}[^\\s:,?!]{1,24}(?: (?:of|the|and|de|la|le|les|du|des|del|di|della|da|do|van|het|y|e|et|&|${upperLetter}[^\\s:,?!]{0,24})){1,4}$`,
  'u',
)
const capital = new RegExp(`(?:^| )${upperLetter}`, 'gu')

/** A firm by its legal form, a town by its authority. */
const organisation = new RegExp(
  `^[^:,?!–]{2,60} (?:GmbH|AG|KG|e\\. ?V\\.|Ltd\\.?|Limited|Inc\\.?|LLC|plc|S\\.?A\\.?(?:S\\.?)?|S\\.?L\\.?|S\\.?r\\.?l\\.?|S\\.?p\\.?A\\.?|B\\.?V\\.?|Sp\\. z o\\.o\\.|Oy|AB|Ltda\\.?)$|^(?:Ayuntamiento|Mairie|Comune|Município|Prefeitura|Câmara Municipal|Gemeinde|Stadt|Gemeente|Gmina|Urząd|Kommune?) (?:de |di |du |d['’])?${upperLetter}[^\\s:,?!]{1,24}$`,
  'u',
)

/** Capitals of a name at least. */
const least = 2

/** True for a title that is a name and nothing besides; in English the text has it inside a sentence. German writes nouns as names. */
export function isBareName(title: string, { blocks }: ArticleText, { pack, unspaced, tag }: Language): boolean {
  if (organisation.test(title)) return true
  if (pack.capitalNouns === true || unspaced || !name.test(title) || (title.match(capital)?.length ?? 0) < least) return false
  // other titles than English ones have no other capitals
  return !tag.startsWith('en') || blocks.some(({ block }) => block.kind !== 'heading' && block.text.indexOf(title) > 0)
}
