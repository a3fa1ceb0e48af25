import type { AgreementReading } from '../text/agreement-reading.ts'
import type { Slip } from '../text/found.ts'

/** Words (characters of unspaced scripts) from which two alike paragraphs are no refrain and no label. */
const minRepeatedSpaced = 12
const minRepeatedUnspaced = 30

/** Long paragraphs that occur a second time with the same words. */
export function doubledParagraphs({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  const least = language.unspaced ? minRepeatedUnspaced : minRepeatedSpaced
  // paragraphs that are alike have as many words: a text whose paragraphs differ in length is not compared at all
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
/** Paragraphs behind the opening mark in which its closing one is looked for. */
const reach = 6

/** UTF-16 units from an open mark on that a finding quotes. */
const quotedUnits = 60
/** Languages that write „…“ and »…«: there “ and « close. */
const lowOpening = /^(?:de|cs|sk|sl|hr|sr|bg|da|et|is|lt|lv|ka|sq|mk|bs)\b/

/** Brackets and quotation marks that open and never close. */
export function openMarks({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  const opensLow = lowOpening.test(language.tag)
  const found: Slip[] = []
  blocks.forEach(({ block }, at) => {
    if (block.kind !== 'paragraph' && block.kind !== 'quote') return
    const { text } = block
    if (!opening.test(text)) return
    const open = openIn(text, opensLow)
    if (open === null) return
    const following = blocks.slice(at + 1, at + 1 + reach).map((entry) => withDoubleMarks(entry.block.text.trimStart()))
    const closing = pairs[text[open]!]!
    // a quotation of several paragraphs opens anew in each
    if (following[0]?.startsWith(text[open]!) || following.some((next) => closesFirst(next, text[open]!, closing))) return
    found.push({ kind: 'openMark', span: spanOf(block.id, text, open, Math.min(text.length, open + quotedUnits)) })
  })
  return found
}

/** Two single marks become a double one and a space, so that places in the text stay the same. */
const withDoubleMarks = (text: string): string => text.replaceAll('’’', '” ').replaceAll("''", '" ')

/** Place of the mark that is open at the end of the text; null: none. A smile is no bracket. */
function openIn(written: string, opensLow: boolean): number | null {
  const text = withDoubleMarks(written)
  for (const [mark, closing] of Object.entries(pairs)) {
    if (
      !text.includes(mark) ||
      (mark === '“' && (opensLow || text.includes('„') || text.includes('‟'))) ||
      (mark === '«' && text.indexOf('»') >= 0 && text.indexOf('»') < text.lastIndexOf('«') && opensLow)
    )
      continue
    const open: number[] = []
    for (let at = 0; at < text.length; at += 1) {
      const sign = text[at]!
      if (sign === mark && !(mark === '(' && /[:;=8-]/.test(text.charAt(at - 1)))) open.push(at)
      else if (closing.includes(sign)) open.pop()
    }
    // authors write one mark for both ends (`“…“`), so that two open marks may be a pair: only a single one is sure
    const first = open[0]
    if (first !== undefined && open.length === 1) return first
  }
  return null
}

/** Whether the text closes a mark that opened before the text. */
function closesFirst(text: string, mark: string, closing: string): boolean {
  for (const sign of text) {
    if (closing.includes(sign)) return true
    if (sign === mark) return false
  }
  return false
}
