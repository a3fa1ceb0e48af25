import type { AgreementReading } from '../text/agreement-reading.ts'
import type { Slip } from '../text/found.ts'

/** Words (characters of unspaced scripts) from which two alike paragraphs are no refrain and no label. */
const minRepeatedSpaced = 12
const minRepeatedUnspaced = 30

/** Long paragraphs that occur a second time with the same words. */
export function doubledParagraphs({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  const least = language.unspaced ? minRepeatedUnspaced : minRepeatedSpaced
  // what is alike has as many words
  const ofLength = new Map<number, number>()
  for (const { block, tokens } of blocks)
    if (block.kind === 'paragraph' && tokens.count >= least) ofLength.set(tokens.count, (ofLength.get(tokens.count) ?? 0) + 1)
  const seen = new Set<string>()
  return blocks.flatMap(({ block, tokens }) => {
    if (block.kind !== 'paragraph' || (ofLength.get(tokens.count) ?? 0) < 2) return []
    const key = block.text.trim().replace(/\s+/g, ' ').toLowerCase()
    if (!seen.has(key)) {
      seen.add(key)
      return []
    }
    return [{ kind: 'doubledParagraph' as const, span: spanOf(block.id, block.text, 0, block.text.length) }]
  })
}

// Marks that open and do not close

const pairs: Readonly<Record<string, string>> = {
  '(': ')',
  '（': '）',
  '「': '」',
  '『': '』',
  '【': '】',
  '„': '“”"‟',
  '«': '»',
  '“': '”"',
}
const opening = /[(（「『【„«“]/
/** Paragraphs that a quotation or bracket may go on through. */
const reach = 6

/** Brackets and quotation marks that open and never close. */
export function openMarks({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  const isGerman = /^(?:de|cs|sk|sl|hr|sr|bg|da|et|is|lt|lv|ka|sq|mk|bs)\b/.test(language.tag)
  const found: Slip[] = []
  blocks.forEach(({ block }, at) => {
    if (block.kind !== 'paragraph' && block.kind !== 'quote') return
    const { text } = block
    if (!opening.test(text)) return
    const open = openIn(text, isGerman)
    if (open === null) return
    const following = blocks.slice(at + 1, at + 1 + reach).map((entry) => withDoubleMarks(entry.block.text.trimStart()))
    const closing = pairs[text[open]!]!
    if (following[0]?.startsWith(text[open]!) || following.some((next) => closesFirst(next, text[open]!, closing))) return
    found.push({ kind: 'openMark', span: spanOf(block.id, text, open, Math.min(text.length, open + 60)) })
  })
  return found
}

/** Two single marks are a double one; as long as it was. */
const withDoubleMarks = (text: string): string => text.replaceAll('’’', '” ').replaceAll("''", '" ')

/** Place of the mark that is open at the end of the text; null: none. A smile is no bracket. */
function openIn(written: string, isGerman: boolean): number | null {
  const text = withDoubleMarks(written)
  for (const [mark, closing] of Object.entries(pairs)) {
    if (
      !text.includes(mark) ||
      (mark === '“' && (isGerman || text.includes('„') || text.includes('‟'))) ||
      (mark === '«' && text.indexOf('»') >= 0 && text.indexOf('»') < text.lastIndexOf('«') && isGerman)
    )
      continue
    const open: number[] = []
    for (let at = 0; at < text.length; at += 1) {
      const sign = text[at]!
      if (sign === mark && !(mark === '(' && /[:;=8-]/.test(text.charAt(at - 1)))) open.push(at)
      else if (closing.includes(sign)) open.pop()
    }
    // another of its own kind may stand for the closing one
    const first = open[0]
    if (first !== undefined && open.length === 1) return first
  }
  return null
}

/** The text closes a bracket that opened before it. */
function closesFirst(text: string, mark: string, closing: string): boolean {
  for (const sign of text) {
    if (closing.includes(sign)) return true
    if (sign === mark) return false
  }
  return false
}
