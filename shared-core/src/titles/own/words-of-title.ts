import { letter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'

/** Code points from which a field may have cut a title, and letters of the word that it cut. */
const least = { title: 40, letters: 3, cut: 2 } as const

/** The beginning of a word with which a title ends, where the text writes it whole behind the same word: `ohne Werkzeug zusammenfal`; null: it ends otherwise. */
export function tornWord(title: string, written: string, { unspaced }: Language): string | null {
  const [both, last] = lastWords.exec(title) ?? []
  if (unspaced || last === undefined || [...title].length < least.title || last.length < least.letters) return null
  const rests = restsBehind(both!.toLowerCase(), written.toLowerCase())
  return rests.length > 0 && rests.every((rest) => rest >= least.cut) ? last : null
}

const lastWords = new RegExp(`${letter}+ (${letter}+)$`, 'u')
const endsInLetter = new RegExp(`${letter}$`, 'u')
const firstLetters = new RegExp(`^${letter}*`, 'u')

/** How many letters follow each place of some words that begins a word. */
function restsBehind(words: string, text: string): readonly number[] {
  const rests: number[] = []
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length)) {
    if (endsInLetter.test(text.slice(Math.max(0, at - 2), at))) continue
    const end = at + words.length
    rests.push(firstLetters.exec(text.slice(end, end + longestWord))![0].length)
  }
  return rests
}

/** UTF-16 units. */
const longestWord = 64

/** Capitals with a number: `WP3`, `FY25-Q3`. */
const code = new RegExp(`(?<!${letter})[A-Z]{1,8}[-/]?\\d[\\w/-]{0,12}`, 'gu')
const leastCodes = 2

/** The first of several codes of a title that the text does not explain; null: there are fewer. */
export function codeOf(title: string, written: string): string | null {
  const codes = (title.match(code) ?? []).filter((one) => !written.includes(one))
  return codes.length < leastCodes ? null : codes[0]!
}

const noLetters = new RegExp(`[^${letter}]+`, 'u')

/** A word that says only that a number follows. */
const modelWord = /^(?:Model(?:l|lo|o)?|Modèle|Typ[eo]?|Tipo) /

/** A name with the numbers of a model and nothing that says what the thing is: `Brisa KT-400/B-W (2027) 230V`. */
export function isModel(title: string, written: string): boolean {
  const words = title.replace(modelWord, '').split(' ')
  const others = words.filter((word) => !/\d/.test(word))
  // a noun that opens the title says what it is, and is in the text with a small letter
  const isName = (word: string): boolean => /^[A-Z]/.test(word) && !new Set(written.split(noLetters)).has(word.toLowerCase())
  return (
    words.length - others.length >= leastCodes &&
    words.some((word) => /^[A-Z]{1,5}[-/]?\d/.test(word)) &&
    others.length <= leastCodes &&
    others.every((word) => isName(word) || /^(?:Hz|kW|cm|mm|kg|V|W)$/.test(word))
  )
}

/** Words that promise all of a thing, by which a title says more than a study: proofs, cures, ends for good. */
const strong = new RegExp(
  `(?<!${letter})(?:prove[sn]?|proven|cure[sd]?|guaranteed|for good|beweis(?:t|en)|bewiesen|geheilt|besiegt|endgültig|garantiert|prouvée?s?|prouvent|guéri[est]?|définitivement|demuestran?|demostrado|curado|definitivamente|dimostra(?:no|to)?|guarisce|guarito|comprovad[oa]|curad[oa]|bewezen|bewijst|genezen|voorgoed|udowodni(?:li|ono)|wyleczon[eoya]+|bevisa[rt]|botar|botad)(?!${letter})`,
  'iu',
)

/** Letters by which a form of the same word begins. */
const stem = 4

/** A word of certainty in the title of which the text has no form; null: there is none. */
export function strongWord(title: string, written: string): string | null {
  const [word] = strong.exec(title) ?? []
  return word === undefined || written.toLowerCase().includes(word.toLowerCase().slice(0, Math.max(stem, word.length - 2))) ? null : word
}
