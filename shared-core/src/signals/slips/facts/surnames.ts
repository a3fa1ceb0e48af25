import { letter, lowerLetter, upperLetter } from '../../../languages/characters/characters.ts'
import type { Language } from '../../../languages/language.ts'
import type { Span } from '../../../model/values.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import type { Slip } from '../../text/found.ts'
import { matchesAtCapitals } from '../at-capitals.ts'

/** A first name and a surname, each of one word. */
const person = new RegExp(
  `(?<![${letter}'’-])((?:(?:Mr|Mrs|Ms|Dr|Cllr|Herr|Frau|Monsieur|Madame|M\\.|Mme|Señor|Señora|Sra?\\.|Signora?|Dhr\\.|Mevr\\.|Mevrouw)\\.?|${upperLetter}${lowerLetter}{2,14})) (?=(${upperLetter}${lowerLetter}{3,20})(?![${letter}-]))`,
  'uy',
)

/** Letters of a surname that is compared by its letters, not by its sound. */
const leastLetters = 5

/** Letters that two spellings of one surname share at their beginning, and part of the longer one that both have at both ends. */
const leastShared = 3
const shareOfBoth = 0.6

/** Languages whose names have endings. */
const hasCases = /^(?:pl|cs|sk|ru|uk|be|bg|sr|hr|sl|fi|et|hu|tr|lt|lv|el|la|ka|eu|ro|is)/

/** Weight of a term that the background has not. */
const unknown = 15

/** Persons that are compared. */
const most = 400

interface Misspelt {
  readonly kind: 'twoSpellings'
  readonly span: Span
  readonly rare: string
  readonly common: string
}

/** Two surnames beside one first name that are alike and no forms of each other: `Shona Whitlock`, and later `Shona Whitlow`. */
export function twoSurnames(reading: AgreementReading): Slip[] {
  const { blocks, sections, language, tools } = reading
  const known = new Map<string, { surname: string; span: Span }[]>()
  const found: Misspelt[] = []
  let seen = 0
  for (const section of sections) {
    if (tools.isReferenceSection(section, language)) continue
    for (const { block } of section.blocks) {
      if (block.kind !== 'paragraph' && block.kind !== 'list') continue
      for (const { 1: first = '', 2: surname = '', index } of matchesAtCapitals(block.text, person)) {
        const whole = `${first} ${surname}`
        seen += 1
        if (seen > most) return found
        // articles and other words have a capital where they open a sentence
        if (language.tokenize(first).words.some(({ stop }) => stop)) continue
        const span = tools.spanOf(block.id, block.text, index, index + whole.length)
        const others = known.get(first) ?? []
        const isKnown = others.some((one) => one.surname === surname)
        const like = isKnown ? undefined : others.find((one) => isMisspelt(one.surname, surname, language))
        if (like !== undefined) found.push({ kind: 'twoSpellings', span, rare: whole, common: like.span.quote })
        if (!isKnown) known.set(first, [...others, { surname, span }])
      }
    }
  }
  // a family has more than two of them, and a word in small letters is no name
  const isName = ({ rare }: { readonly rare: string }): boolean => {
    const surname = rare.slice(rare.indexOf(' ') + 1)
    return !blocks.some(({ block }) => block.text.includes(surname.toLowerCase()))
  }
  const all = found.length === 0 ? titledOtherwise(reading, known) : found
  return all.length > 1 ? [] : all.filter(isName)
}

const title = /^(?:Mr|Mrs|Ms|Dr|Cllr|Herr|Frau|Monsieur|Madame|M|Mme|Señora?|Sra?|Signora?|Dhr|Mevr|Mevrouw)\.?$/u

/** `Marguerite Oyelaran` in the title, and `Mrs Oyelarin` in the text, which has neither surname once more. */
function titledOtherwise(
  { article, blocks, language, tools }: AgreementReading,
  known: ReadonlyMap<string, readonly { readonly surname: string; readonly span: Span }[]>,
): Misspelt[] {
  const head = article.title?.value ?? ''
  const named = matchesAtCapitals(`${head} `, person).flatMap(({ 1: first = '', 2: surname = '' }) =>
    title.test(first) ? [] : [{ first, surname }],
  )
  const [only] = named
  if (only === undefined || named.length > 1 || blocks.filter(({ block }) => block.text.includes(only.surname)).length > 1) return []
  return [...known].flatMap(([first, all]): Misspelt[] => {
    const [one] = all
    if (!title.test(first) || one === undefined || all.length > 1 || one.surname === only.surname) return []
    const isTwice = blocks.filter(({ block }) => block.text.includes(one.surname)).length > 1
    if (isTwice || !isMisspelt(only.surname, one.surname, language)) return []
    const from = head.indexOf(only.surname)
    return [
      {
        kind: 'twoSpellings',
        span: one.span,
        rare: one.span.quote,
        common: tools.spanOf('@title', head, from, from + only.surname.length).quote,
      },
    ]
  })
}

/** Two words that other texts have are themselves: `Interior Minister`, `Interior Ministry`. */
const isUsual = (name: string, language: Language): boolean =>
  language.tokenize(name).words.every(({ term }) => language.weight(term) < unknown)

function isMisspelt(one: string, other: string, language: Language): boolean {
  const usual = [one, other].filter((name) => isUsual(name, language)).length
  if (usual > (language.pack.capitalNouns === true ? 0 : 1)) return false
  const [a, b] = [plain(one), plain(other)]
  // one sound, written in two ways; a last letter alone is an ending
  const isEnding = a.slice(0, -1) === b.slice(0, -1)
  if (!hasCases.test(language.tag) && a !== b && !isEnding && soundOf(a) === soundOf(b)) return true
  if (Math.min(a.length, b.length) < leastLetters) return false
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  let from = 0
  while (from < short.length && short[from] === long[from]) from += 1
  let behind = 0
  while (behind < short.length - from && short.at(-1 - behind) === long.at(-1 - behind)) behind += 1
  // one is the other with an ending
  if (from === short.length || from < leastShared) return false
  if (behind === 0 && short.length + long.length - 2 * from < 3) return false
  if (behind < 2 && (hasCases.test(language.tag) || from < 5)) return false
  return from + behind >= shareOfBoth * long.length && long.length - short.length <= 3
}

/** Consonants as they sound, behind the first letter: `Crake` and `Craik`, `Meyer` and `Maier`. */
function soundOf(name: string): string {
  const heard = name
    .replace(/ph/g, 'f')
    .replace(/[cq]u?|ck/g, 'k')
    .replace(/dt|th/g, 't')
    .replace(/w/g, 'v')
    .replace(/[zß]/g, 's')
    .replace(/y/g, 'i')
  return (
    heard.charAt(0) +
    heard
      .slice(1)
      .replace(/[aeiouh]/g, '')
      .replace(/(.)\1/g, '$1')
  )
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
