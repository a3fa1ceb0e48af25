import type { AgreementReading } from '../../text/agreement-reading.ts'
import type { Slip } from '../../text/found.ts'

/** Words of a sentence in which every reader is lost. */
const lost = 60

/** Texts whose sentences are long by their kind. */
const longKinds: ReadonlySet<string> = new Set(['opinion', 'interview', 'documentation'])

/** Part of a sentence's words that are between two marks, above which it is a row of things. */
const perMark = 6

/** The longest sentence of a draft, where it is too long to follow: in prose, not a list of things, not quoted. */
export function longSentences({ article, blocks, language, textKind, tools: { spanOf } }: AgreementReading): Slip[] {
  // Arabic joins with a word what others divide with a stop
  if (article.kind !== 'draft' || language.unspaced || language.pack.direction === 'rtl' || longKinds.has(textKind.kind)) return []
  let longest: { readonly words: number; readonly slip: Slip } | null = null
  for (const { block, tokens } of blocks) {
    if (block.kind !== 'paragraph' || /["“„«»「]/.test(block.text)) continue
    for (const { start, end, words } of tokens.sentences) {
      if (words < lost || words <= (longest?.words ?? 0)) continue
      const text = block.text.slice(start, end)
      const marks = text.match(/[,;:،؛–—()\n]/g)?.length ?? 0
      if (/[;:\n؛]/.test(text) || words / (marks + 1) < perMark) continue
      const close = Math.min(end, start + 80)
      const span = spanOf(block.id, block.text, start, close)
      longest = { words, slip: { kind: 'longSentence', span, value: String(words) } }
    }
  }
  return longest === null ? [] : [longest.slip]
}

/** Content words of two paragraphs that say one thing, those that both have, and parts of the shorter and the longer one. */
const leastTerms = 12
const leastShared = 10
const shareOfShorter = 0.66
const shareOfLonger = 0.5

/** Paragraphs that are compared. */
const most = 150

/** A paragraph that repeats a paragraph of another section in other words; not the first ones and the last, which sum up. */
export function repeatedPassages({ sections, language, textKind, tools: { spanOf, isReferenceSection } }: AgreementReading): Slip[] {
  if (language.unspaced || textKind.kind === 'documentation' || sections.length < 3) return []
  const seen: { readonly section: number; readonly terms: ReadonlySet<string> }[] = []
  const found: Slip[] = []
  for (const [section, { heading, blocks }] of sections.entries()) {
    if (heading === null || isReferenceSection(sections[section]!, language)) continue
    for (const { block } of blocks) {
      if (block.kind !== 'paragraph' || seen.length === most) continue
      const terms = new Set(language.terms(block.text))
      if (terms.size < leastTerms) continue
      const isTold = seen.some((other) => {
        if (other.section === section) return false
        const [short, long] = other.terms.size < terms.size ? [other.terms, terms] : [terms, other.terms]
        let shared = 0
        for (const term of short) if (long.has(term)) shared += 1
        return shared >= leastShared && shared >= shareOfShorter * short.size && shared >= shareOfLonger * long.size
      })
      if (isTold) found.push({ kind: 'saidAgain', span: spanOf(block.id, block.text, 0, block.text.length) })
      seen.push({ section, terms })
    }
  }
  // more of them are a pattern of the text
  return found.length > 2 ? [] : found
}
