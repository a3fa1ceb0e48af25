import { letter, upperLetter } from '../languages/characters/characters.ts'
import { createPattern } from '../languages/create-pattern.ts'
import type { Language } from '../languages/language.ts'

/** A caption written as a paragraph: `Abb. 3: …`. */
const caption = createPattern(
  'caption',
  'photo|image|picture|fig(?:ure|ura)?|map|foto|tab(?:le)?',
  (words) => String.raw`^\(?(?:${words})\.?\s?\d{0,3}\s?[.:：–—]\s|^[図图表]\s?\d|^写真：`,
)

/** An entry of a list of references, `Lee, A. (2019). …`; words of a dialogue, `ANNA: …`. */
const asidePatterns = [
  new RegExp(
    String.raw`^(?:\[\d+\]|\d+\.)?\s?${upperLetter}[${letter}'’-]+(?:,\s(?:${upperLetter}\.[\s-]?)+|\s${upperLetter}{1,3}[,.]).{0,300}?[(\s;,](?:1[89]|20)\d\d[a-z]?[).;:,](?!\s(?:and|und|et|y|e)\s)`,
    'u',
  ),
  new RegExp(String.raw`^(?:[–—]\s?${upperLetter}|${upperLetter}[${upperLetter}. ]{0,24}[:：]\s)`, 'u'),
]

/** A paragraph that is no running text of the writer. */
export const isOutsideProse = (text: string, language: Language): boolean =>
  caption(language).test(text) || asidePatterns.some((pattern) => pattern.test(text))
