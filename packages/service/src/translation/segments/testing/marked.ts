import { type ProtectedTerm, protect } from '../protect.ts'

/** The text with what is protected between brackets. */
export const marked = (text: string, terms: readonly ProtectedTerm[] = []): string => protect(text, terms, (literal) => `[${literal}]`)

export const unchanged = (term: string, isCaseSensitive = false): ProtectedTerm => ({ term, replacement: null, isCaseSensitive })

interface HostileText {
  readonly name: string
  readonly make: (length: number) => string
  readonly terms?: readonly ProtectedTerm[]
}

/** Texts in which a pattern or a term nearly begins at every place. */
export const hostileTexts: readonly HostileText[] = [
  { name: 'dashes', make: (length) => '-'.repeat(length) },
  { name: 'at signs', make: (length) => 'a@'.repeat(length / 2) },
  { name: 'dots behind a scheme', make: (length) => `http://${'.'.repeat(length)}` },
  { name: 'schemes', make: (length) => 'http://'.repeat(length / 7) },
  { name: 'short codes', make: (length) => '[gallery '.repeat(length / 9) },
  { name: 'braces', make: (length) => '{{a'.repeat(length / 3) },
  { name: 'digits', make: (length) => '1'.repeat(length) },
  { name: 'digits and commas', make: (length) => '1,'.repeat(length / 2) },
  {
    name: '500 long terms',
    make: (length) => `${'a'.repeat(149)}.`.repeat(length / 150),
    terms: Array.from({ length: 500 }, (_, index) => unchanged(`${'a'.repeat(150)}${index}`)),
  },
]
