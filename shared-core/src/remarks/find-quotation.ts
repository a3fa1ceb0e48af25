import { letter, mark, number } from '../languages/characters/characters.ts'
import type { Block } from '../model/article.ts'
import type { Range, Span } from '../model/values.ts'

/** Where a quotation stands: a passage; `null`: nowhere; `repeated`: at more than one place. */
export type FoundQuotation = Span | 'repeated' | null

/** A text without spaces, with one kind of quotation mark and dash, and what each unit of it stands for in the text itself. */
interface Folded {
  readonly text: string
  readonly ranges: readonly Range[]
}

/** Finds quotations in an article's blocks. What was typed differently is the same: spaces, quotation marks, dashes, accents put together. */
export function createQuotationFinder(blocks: readonly Block[]): (quotation: string) => FoundQuotation {
  const texts = blocks.map((block) => ({ block, folded: fold(block.text) }))
  return (quotation) => {
    const wanted = fold(quotation).text
    if (wanted === '') return null
    let found: Span | null = null
    for (const { block, folded } of texts) {
      for (let at = folded.text.indexOf(wanted); at >= 0; at = folded.text.indexOf(wanted, at + 1)) {
        const [start, end] = [folded.ranges[at]!.start, folded.ranges[at + wanted.length - 1]!.end]
        if (cutsWord(block.text, start, end)) continue
        if (found !== null) return 'repeated'
        found = { place: block.id, start, end, quote: block.text.slice(start, end) }
      }
    }
    return found
  }
}

/** A quotation without the number of its sentence and the quotation marks around it. */
export const bareQuotation = (quotation: string): string =>
  quotation
    .trim()
    .replace(/^\[\d{1,4}\]\s*/, '')
    .replace(/^["“„«「](.*)["”“»」]$/s, '$1')
    .trim()

const alike: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'“”„‟«»″'].map((sign) => [sign, '"'])),
  ...Object.fromEntries([...'‘’‚‛′'].map((sign) => [sign, "'"])),
  ...Object.fromEntries([...'‐‑‒–—―−'].map((sign) => [sign, '-'])),
  '…': '...',
}

const space = /[\s\u00ad\u200b\u2060]/

/** A character and the accents that are put on it. */
const withAccents = new RegExp(`(?!${mark}).${mark}*`, 'gsu')

function fold(text: string): Folded {
  let folded = ''
  const ranges: Range[] = []
  for (const { 0: written, index } of text.matchAll(withAccents)) {
    if (space.test(written)) continue
    const plain = alike[written] ?? (written.length === 1 ? written : written.normalize('NFC'))
    for (const _unit of plain.split('')) ranges.push({ start: index, end: index + written.length })
    folded += plain
  }
  return { text: folded, ranges }
}

const inWord = new RegExp(`[${letter}${number}]`, 'u')
/** Of scripts without spaces every character may end a word. */
const unspacedLetter = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

const cutsWord = (text: string, start: number, end: number): boolean =>
  joins(text.charAt(start - 1), text.charAt(start)) || joins(text.charAt(end - 1), text.charAt(end))

const joins = (before: string, after: string): boolean =>
  inWord.test(before) && inWord.test(after) && !unspacedLetter.test(before) && !unspacedLetter.test(after)
