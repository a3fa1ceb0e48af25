import type { Span } from '../../model/values.ts'
import { defineSignal } from '../define-signal.ts'
import { countWords, type TextBlock, wholeOf } from '../reading.ts'

/**
 * The longest stretch of prose without a heading, in words (characters in unspaced scripts), and where it begins; `plainHeadings` are its short paragraphs that are numbered or
 * all bold, and lines without a stop where there is one for every 60 words. `isTable`: most of it is in tables or lists, whose rows divide it.
 */
export const stretches = defineSignal({
  fold: (_facts, { sections, language }) => {
    let words = 0
    let longest: { words: number; span: Span | null; plainHeadings: number; isTable: boolean } = {
      words: 0,
      span: null,
      plainHeadings: 0,
      isTable: false,
    }
    for (const section of sections) {
      words += section.words
      for (const blocks of divided(section.blocks)) {
        const length = countWords(blocks)
        if (length <= longest.words) continue
        const first = blocks.find(({ tokens }) => tokens.count > 0)
        longest = {
          words: length,
          span: first === undefined ? null : wholeOf(first),
          plainHeadings: countLines(blocks, length),
          isTable: 2 * countWords(blocks.filter(({ block }) => block.kind === 'table' || block.kind === 'list')) > length,
        }
      }
    }
    return { words, longest, unspaced: language.unspaced }
  },
})

/** A section at its lines of nothing but signs (`* * *`, `~`), which divide essays. */
function divided(blocks: readonly TextBlock[]): readonly (readonly TextBlock[])[] {
  const parts: TextBlock[][] = [[]]
  for (const entry of blocks)
    if (entry.block.kind === 'paragraph' && /^[\s*~•·⁂#_—–-]+$/.test(entry.block.text)) parts.push([])
    else parts.at(-1)!.push(entry)
  return parts
}

/** Words for which one line without a stop stands, where such lines divide a text: names of films, of people asked, of places. */
const wordsOfLine = 60

function countLines(blocks: readonly TextBlock[], length: number): number {
  const lines = blocks.filter(
    ({ block, tokens }) => block.kind === 'paragraph' && tokens.count <= maxWords && !stop.test(block.text),
  ).length
  return lines * wordsOfLine < length ? blocks.filter(isPlainHeading).length : lines
}

const stop = /[.!?。！？…:：;,"”»」)]\s*$/

/** Words of a line that can be a heading. */
const maxWords = 12

function isPlainHeading({ block, tokens }: TextBlock): boolean {
  if (block.kind !== 'paragraph' || tokens.count === 0 || tokens.count > maxWords) return false
  const { length } = block.text.trim()
  return (
    /^\s*\(?\d{1,2}[.):]\s/.test(block.text) || block.inlines.some(({ kind, start, end }) => kind === 'strong' && end - start >= length - 1)
  )
}
