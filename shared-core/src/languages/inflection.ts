/** How words of a language change their form: data of a pack, JSON-safe. What it joins is one word in two forms, never two related words. */
export interface Inflection {
  /** Letters that stay apart from the ones without a mark; all other marks above and below letters are dropped. */
  readonly letters: string
  /** Spellings of the same: pattern and replacement, before marks are dropped. */
  readonly spellings: readonly (readonly [pattern: string, replacement: string])[]
  /** Forms of one word with spaces between them, words separated by `|`. They follow no class, so that a word alone stays alone. */
  readonly words: string
  readonly classes: readonly InflectionClass[]
}

/** Endings of one paradigm: two words are forms of one when the same stem is left. */
export interface InflectionClass {
  /** Classes of one name share their stems. */
  readonly of: string
  /** Least letters of a stem, without what is put in the place of an ending. */
  readonly min: number
  /** `ies>y` puts letters in the place of an ending, `-` is no ending. */
  readonly endings: string
  /** Pattern that a stem has to match, or must not. */
  readonly only?: string
  readonly unless?: string
  /** Changes inside a stem: pattern and replacement. Stems without any of them do not count. */
  readonly inside?: readonly (readonly [pattern: string, replacement: string])[]
}

/** Endings for each consonant or vowel: `%` stands for the letter. */
export const each = (letters: string, endings: string): string => [...letters].map((letter) => endings.replaceAll('%', letter)).join(' ')
