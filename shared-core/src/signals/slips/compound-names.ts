import { letter, upperLetter } from '../../languages/characters/characters.ts'
import type { Span } from '../../model/values.ts'
import type { AgreementReading } from '../text/agreement-reading.ts'
import type { Slip } from '../text/found.ts'
import { matchesAtCapitals } from './at-capitals.ts'
import { isSlip, unknown } from './two-spellings.ts'

const word = `${upperLetter}${letter}+`
/** A given name before a surname of one or two halves, or two names with a hyphen. */
const compound = new RegExp(`(?<![${letter}\\d@#/.-])(?:(${word}) )?(${word})-(${word})(?![${letter}\\d@/-])`, 'uy')
const plain = new RegExp(`(?<![${letter}\\d@#/.-])(${word}) (${word})(?![${letter}\\d@/-])`, 'uy')

/** Letters of the half that is spelled in two ways, and of the half that is spelled alike. */
const [leastSlip, leastAlike] = [5, 3]

interface Name {
  /** The characters around the half that may be spelled in two ways. */
  readonly alike: string
  /** null: a surname alone. */
  readonly given: string | null
  readonly spelled: string
  readonly span: Span
}

/** One name with a hyphen, or one given name and surname, in two spellings, where all around the slip is the same. */
export function compoundNames({ blocks, language, sections, tools }: AgreementReading): Slip[] {
  if (language.unspaced) return []
  const references = new Set(sections.flatMap((section) => (tools.isReferenceSection(section, language) ? section.blocks : [])))
  const names: Name[] = []
  for (const entry of blocks) {
    const { block } = entry
    if (block.kind === 'code' || block.kind === 'table' || references.has(entry)) continue
    const add = (match: RegExpExecArray, given: string | null, alike: string, spelled: string): void => {
      names.push({ alike, given, spelled, span: tools.spanOf(block.id, block.text, match.index, match.index + match[0].length) })
    }
    for (const match of block.text.includes('-') ? matchesAtCapitals(block.text, compound) : []) {
      const [, given = null, first, second] = match
      add(match, given, `*-${second}`, first!)
      add(match, given, `${first}-*`, second!)
    }
    if (language.pack.capitalNouns !== true)
      for (const match of matchesAtCapitals(block.text, plain)) {
        const [, given, surname] = match
        // a word that other texts have is itself, however near to another
        if (language.weight(language.terms(surname!)[0] ?? '') >= unknown) add(match, given!, `${given} *`, surname!)
      }
  }
  const seen = new Map<string, Name[]>()
  const found: Slip[] = []
  for (const name of names) {
    const before = seen.get(name.alike) ?? []
    const other = before.find((one) => isOther(name, one))
    if (other !== undefined) found.push({ kind: 'twoSpellings', span: name.span, rare: name.span.quote, common: other.span.quote })
    // once for each spelling is enough
    if (!before.some(({ spelled }) => spelled === name.spelled)) before.push(name)
    seen.set(name.alike, before)
  }
  return found
}

const isOther = ({ alike, given, spelled }: Name, other: Name): boolean =>
  spelled !== other.spelled &&
  (given === other.given || given === null || other.given === null) &&
  Math.min(spelled.length, other.spelled.length) >= leastSlip &&
  alike.replace(new RegExp(`[^${letter}]`, 'gu'), '').length >= leastAlike &&
  isSlip(spelled.toLowerCase(), other.spelled.toLowerCase(), true)
