import { letter } from '../../languages/characters/characters.ts'
import type { Word } from '../../languages/language.ts'
import type { Block } from '../../model/article.ts'
import type { Span } from '../../model/values.ts'
import type { TextBlock } from '../reading.ts'
import type { AgreementReading, AgreementTools } from '../text/agreement-reading.ts'
import type { Slip } from '../text/found.ts'

/** Weight of a term that the background has not. */
export const unknown = 15

interface Use {
  count: number
  readonly term: string
  readonly block: Block
  readonly start: number
  readonly end: number
  /** As written, without the capital of a sentence's beginning where another shows it. */
  written: string
  /** Written like a name wherever it does not open a sentence, and so at least once. */
  named: number
  lower: number
}

/** One word or name in two spellings: the one that occurs once, and the one that the text has elsewhere. */
export function twoSpellings({ sections, language, tools }: Pick<AgreementReading, 'sections' | 'language' | 'tools'>): Slip[] {
  // titles of others' works are spelled as theirs
  const blocks = sections.flatMap((section) => (tools.isReferenceSection(section, language) ? [] : section.blocks))
  if (language.unspaced) return language.tag.startsWith('ja') ? katakanaSpellings(blocks, tools) : []
  const isArabic = language.tag.startsWith('ar')
  const uses = usesOf(blocks, isArabic, tools)
  const capitalNouns = language.pack.capitalNouns === true
  // spellings of one word begin alike, and differ by a letter in length at most
  const keyOf = (form: string, length: number): string => (isArabic ? withoutHamza(form) : `${form[0]}${length}`)
  const byKey = new Map<string, string[]>()
  for (const [form, use] of uses) {
    if (use.count < (!capitalNouns && isNamed(use) ? minNamed : minCommon) || form.length < minLength) continue
    const key = keyOf(form, form.length)
    const forms = byKey.get(key)
    if (forms === undefined) byKey.set(key, [form])
    else forms.push(form)
  }
  if (byKey.size === 0) return []
  const isOther = (form: string, use: Use, other: string): boolean => {
    const known = uses.get(other)!
    const isName = !capitalNouns && isNamed(use) && isNamed(known)
    if (other === form || (known.count < minCommon && !isName)) return false
    if (isArabic ? !isBareAlef(form, other) : !isSlip(form, other, isName)) return false
    // a word that other texts have is itself, however near to another
    return use.term === known.term || language.weight(use.term) >= unknown
  }
  return [...uses].flatMap(([form, use]): Slip[] => {
    if (use.count !== 1) return []
    const { length } = form
    for (const other of isArabic ? [length] : [length, length - 1, length + 1]) {
      const like = byKey.get(keyOf(form, other))?.find((one) => isOther(form, use, one))
      if (like === undefined) continue
      const { block, start, end, written } = use
      const span = tools.spanOf(block.id, block.text, start, end)
      return [{ kind: 'twoSpellings', span, rare: written, common: cased(uses.get(like)!.written, written) }]
    }
    return []
  })
}

const minCommon = 3
/** A name is met less often, and has no neighbours of its own. */
const minNamed = 2
/** Letters: shorter words have neighbours that are words. */
const minLength = 6
/** Longer ones are no words. */
const maxLength = 40

const isNamed = ({ named, lower }: Use): boolean => named > 0 && lower === 0

const cased = (common: string, rare: string): string => {
  const [first = ''] = rare
  return first === first.toLowerCase() ? common : common.charAt(0).toUpperCase() + common.slice(1)
}

const onlyLetters = new RegExp(`^${letter}+$`, 'u')

/** Arabic by its written letters, for the form of a word leaves hamza out. */
function usesOf(blocks: readonly TextBlock[], isArabic: boolean, { findNames }: AgreementTools): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>()
  for (const { block, tokens } of blocks) {
    if (block.kind === 'code' || block.kind === 'image' || block.kind === 'heading' || block.kind === 'table') continue
    const names = block.kind === 'paragraph' ? findNames(block.text, tokens) : []
    const literal = block.inlines.filter(({ kind }) => kind === 'code' || kind === 'link')
    let name = 0
    for (const word of tokens.words) {
      while (name < names.length && names[name]!.end <= word.start) name += 1
      if (!isWord(block, word, isArabic)) continue
      const written = block.text.slice(word.start, word.end)
      const form = isArabic ? written.replace(/[\u064b-\u0652\u0640]/g, '') : word.form
      const isName = name < names.length && names[name]!.start <= word.start
      const isLower = written === written.toLowerCase()
      const use = uses.get(form)
      if (use === undefined) {
        if (!/^[a-z]+$/.test(word.form) && !onlyLetters.test(word.form)) continue
        // a word of an address or of code is no slip, and counts against one elsewhere
        const count = literal.some(({ start, end }) => start <= word.start && word.end <= end) ? 2 : 1
        uses.set(form, {
          count,
          term: word.term,
          block,
          start: word.start,
          end: word.end,
          written,
          named: Number(isName),
          lower: Number(isLower),
        })
        continue
      }
      use.count += 1
      use.named += Number(isName)
      use.lower += Number(isLower)
      if (isLower) use.written = written
    }
  }
  return uses
}

/** Of letters, as far as its length shows, and no part of an address, a hashtag or a compound with a hyphen. */
function isWord({ text }: Block, { start, end, form, stop }: Word, isArabic: boolean): boolean {
  return (
    !stop &&
    form.length >= minLength - 1 &&
    form.length <= maxLength &&
    (isArabic || end - start === form.length) &&
    (start === 0 || text[start - 1] === ' ' || !/[\w@#/.-]/.test(text[start - 1]!)) &&
    (end === text.length || text[end] === ' ' || !/[@/_'’-]/.test(text[end]!))
  )
}

/** Letters after the slip: endings are grammar. */
const ending = 2
/** Letters from which a word that has one more, or one less, is no other word. */
const longWord = 9

/**
 * One slip inside the word: two letters exchanged, a letter doubled or not, in long words one more or less; in names any one letter.
 * Marks on letters are grammar (`Vater`, `Väter`), but in names.
 */
export function isSlip(rare: string, common: string, isName: boolean): boolean {
  let from = 0
  while (from < rare.length && rare[from] === common[from]) from += 1
  if (from === 0) return false
  let behind = 0
  while (behind < Math.min(rare.length, common.length) - from && rare.at(-1 - behind) === common.at(-1 - behind)) behind += 1
  if (behind < (isName ? 1 : ending)) return false
  const a = rare.slice(from, rare.length - behind)
  const b = common.slice(from, common.length - behind)
  // equal letters side by side can be removed from either end
  if (a.length + b.length === 1) {
    if (behind < ending) return false
    const more = a + b
    const longer = rare.length > common.length ? rare : common
    return isName || longer[from - 1] === more || longer[from + 1] === more || Math.min(rare.length, common.length) >= longWord
  }
  if (a.length === 2 && b.length === 2) return a[0] === b[1] && a[1] === b[0]
  return isName && a.length === 1 && b.length === 1
}

/** Arabic words are distinguished by hamza as others by accents; left out where the text has it elsewhere, it is a slip. */
const withoutHamza = (form: string): string => form.replace(/[أإآ]/g, 'ا')
const isBareAlef = (rare: string, common: string): boolean =>
  withoutHamza(rare) === withoutHamza(common) && [...rare].every((sign, at) => sign === common[at] || sign === 'ا' || common[at] === 'ا')

/** Loanwords with and without the long vowel at their end. */
function katakanaSpellings(blocks: readonly TextBlock[], { spanOf }: AgreementTools): Slip[] {
  const uses = new Map<string, { count: number; readonly span: Span }>()
  for (const { block } of blocks) {
    if (block.kind === 'code' || block.kind === 'image') continue
    for (const match of block.text.matchAll(/(?<![ァ-ヺー・])[ァ-ヺー]{3,20}(?![ァ-ヺー・])/gu)) {
      const use = uses.get(match[0])
      if (use === undefined)
        uses.set(match[0], { count: 1, span: spanOf(block.id, block.text, match.index, match.index + match[0].length) })
      else use.count += 1
    }
  }
  return [...uses].flatMap(([form, { count, span }]) => {
    if (count !== 1) return []
    const other = form.endsWith('ー') ? form.slice(0, -1) : `${form}ー`
    return (uses.get(other)?.count ?? 0) >= 2 ? [{ kind: 'twoSpellings' as const, span, rare: form, common: other }] : []
  })
}
