import type { Language } from '../languages/language.ts'
import type { Quantity } from '../languages/quantities/quantity.ts'
import { readQuantities, sameSize } from '../languages/quantities/read-quantities.ts'
import type { Claim } from './claim.ts'
import { isSameNoun, unitFit } from './compare-figures.ts'
import type { Passage } from './read-source.ts'

/** The page counts the same things beside the figure, and arrives at another number: `six counties` for the claim's `seven`. */
export function isOfOtherCount({ sentence, item }: Claim, { isRow, quantities }: Passage, figure: Quantity, language: Language): boolean {
  if (isRow || language.unspaced) return false
  const { tag, pack } = language
  const own = item.start - sentence.start
  return readQuantities(sentence.quote, { tag, shares: pack.shares, hasWords: true, isSure: true }).some((count) => {
    // `dos` is two in one language and `of the` in another
    const isWord = count.isWord && language.contains('stopWords', sentence.quote.slice(count.start, count.end).toLowerCase())
    if (count.measure !== '' || count.values[0]! <= 1 || count.start === own || count.isAbout || isWord) return false
    const alike = quantities.filter((one) => one !== figure && one.measure === '' && isSameNoun(count, one))
    const isThere = quantities.some((one) => unitFit(count, one) === 'same' && sameSize(count, one) !== null)
    return alike.length === 1 && !isThere
  })
}

/** The two ends of a change. */
interface Change {
  readonly from: Quantity
  readonly to: Quantity
}

const fromWord = /(?:^|\s)(?:from|von|de|du|da|dai|dal|van|från|fra|z|ze|od|с|от|من)\s$|[从由]$/iu
const toWord =
  /^\s?(?:to|auf|à|a|ai|naar|tot|till|til|na|do|до|إلى)\s$|^(?:から|에서 )$|^(?:到|至|[增减降升]至|(?:增加|减少|下降|上升|增长)到)$/iu
/** `231 million, up from 188`, `188 million (prior year: 231 million)` */
const before =
  /^(?:[^\d.;]{0,60}?[\s,(])?(?:(?:up|down) )?(?:from|compared (?:with|to)|against|after|versus|(?:the )?(?:prior|previous|last) year:?|(?:the )?year before:?|gegenüber|nach|statt|im vorjahr:?|vorjahr:?|contre|après|frente a|tras|año anterior:?|rispetto a|contro|dopo|ante|contra|tegenover|tegen|från|fra|mot|против|مقابل|前年は?[:：]?|上年为?[:：]?)\s?$/iu

/** Changes from one figure to another of the same unit in a sentence. */
function changesIn(text: string, quantities: readonly Quantity[]): readonly Change[] {
  return quantities.slice(0, -1).flatMap((one, at): readonly Change[] => {
    const next = quantities[at + 1]!
    if (one.measure !== next.measure) return []
    const between = text.slice(one.end, next.start)
    if (toWord.test(between) && fromWord.test(text.slice(Math.max(0, one.start - 12), one.start))) return [{ from: one, to: next }]
    if (/^(?:から|에서 )$/.test(between)) return [{ from: one, to: next }]
    return before.test(between) ? [{ from: next, to: one }] : []
  })
}

/** The claim says that one figure became another, and the page the other way round. */
export function isReversed({ sentence: { quote } }: Claim, { text, quantities }: Passage, language: Language): boolean {
  const { tag, pack } = language
  const claimed = changesIn(quote, readQuantities(quote, { tag, shares: pack.shares, hasWords: true, isSure: true }))
  if (claimed.length === 0) return false
  const told = changesIn(text, quantities)
  const isSame = (one: Quantity, other: Quantity): boolean => unitFit(one, other) !== null && sameSize(one, other) !== null
  return claimed.some(
    ({ from, to }) =>
      !isSame(from, to) &&
      told.some((one) => isSame(from, one.to) && isSame(to, one.from)) &&
      !told.some((one) => isSame(from, one.from) && isSame(to, one.to)),
  )
}
