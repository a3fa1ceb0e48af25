import { createPattern } from '../../languages/create-pattern.ts'
import type { Language } from '../../languages/language.ts'
import type { Block } from '../../model/article.ts'
import type { Span } from '../../model/values.ts'
import { defineSignal } from '../define-signal.ts'
import { spanOf } from '../reading.ts'

/** Sentences that address a language model instead of a reader, in English and in the text's own language. */
const instruction = createPattern(
  'instruction',
  [
    '\\b(?:ignore|disregard|forget|override)\\b[^.!?\\n]{0,40}\\b(?:previous|prior|above|earlier|preceding|other|all)\\b[^.!?\\n]{0,40}\\b(?:instructions?|prompts?|rules|directions)\\b',
    '\\b(?:if you are|as|you are) (?:an? )?(?:ai|a\\.i\\.|language model|llm|chat ?bot|ai assistant|ai agent)\\b[^.!?\\n]{0,80}\\b(?:must|should|always|recommend|say|state|respond|answer|cite|mention|rank|include)\\b',
    '\\b(?:when|if) (?:summari[sz]ing|asked about|answering|citing)\\b[^.!?\\n]{0,60}\\b(?:always|must|only)\\b[^.!?\\n]{0,40}\\b(?:recommend|say|state|cite|mention|link)\\b',
  ].join('|'),
)

/** UTF-16 units of text hidden by style from which it counts as hidden on purpose in a draft, where no script will open it. */
const hiddenLength = 100

/**
 * Text meant for machines and hidden from readers: instructions to models anywhere, runs of invisible characters, and text hidden by
 * style in a draft. In a page scripts open hidden panels, so there hidden text counts only when it instructs or repeats one word.
 * Instructions in code or between quotation marks are talked about, not given.
 */
export const concealed = defineSignal({
  block: ({ block }, language): { readonly instructions: readonly Span[]; readonly leftovers: readonly Span[] } => {
    const leftovers = findLeftovers(block)
    if (block.kind === 'code') return { instructions: [], leftovers }
    const match = findInstruction(block.text, language)
    if (match === null) return { instructions: [], leftovers }
    const quoted = block.inlines.some(
      ({ kind, start, end }) => (kind === 'code' || kind === 'quote') && start <= match.start && end >= match.end,
    )
    const isTold = quoted || isQuoted(block.text, match.start)
    return { instructions: isTold ? [] : [spanOf(block.id, block.text, match.start, match.end)], leftovers }
  },
  fold: (facts, { article, language }) => {
    const hiddenInstruction = article.hidden.find(({ quote }) => findInstruction(quote, language) !== null)
    const invisible = article.hidden.find(({ reason, quote }) => reason === 'zero_width' && isWritten(quote))
    const byStyle = article.hidden.filter(({ reason }) => reason === 'style')
    const isSubstantial = byStyle.reduce((sum, { quote }) => sum + quote.length, 0) >= hiddenLength
    const stuffed = article.hidden.find(({ quote }) => isStuffed(quote))
    return {
      instructions: facts.flatMap(({ instructions: spans }) => spans),
      leftovers: facts.flatMap(({ leftovers }) => leftovers),
      hiddenInstruction: hiddenInstruction?.quote ?? null,
      invisible: invisible?.quote ?? null,
      hidden: stuffed?.quote ?? (article.kind === 'draft' && isSubstantial ? byStyle[0]!.quote : null),
    }
  },
})

/** Invisible characters that carry a message: letters of the tag block, or two kinds of zero-width characters that take turns. */
const isWritten = (quote: string): boolean =>
  /[\u{e0020}-\u{e007e}]/u.test(quote) || (quote.match(/\u200b[\u2060\ufeff]|[\u2060\ufeff]\u200b/g)?.length ?? 0) >= 4

/** Runs of zero-width characters as editors and copied text leave them behind. */
function findLeftovers({ id, text }: Block): readonly Span[] {
  return [...text.matchAll(/(?:\u200b|\u2060|\ufeff){3,}/g)].map(({ index, 0: run }) => spanOf(id, text, index, index + run.length))
}

function findInstruction(text: string, language: Language): { start: number; end: number } | null {
  const match = instruction(language).exec(text)
  return match === null ? null : { start: match.index, end: match.index + match[0].length }
}

/** An opening quotation mark is within a few words before. */
function isQuoted(text: string, start: number): boolean {
  return /[“"„«「『‘'][^“”"„«»「」『』]{0,40}$/.test(text.slice(Math.max(0, start - 42), start))
}

/** Twenty words and more, of which one makes up a fifth. */
function isStuffed(quote: string): boolean {
  const words = quote
    .toLowerCase()
    .split(/[\s,;.|]+/)
    .filter((word) => word.length > 2)
  if (words.length < 20) return false
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return Math.max(...counts.values()) * 5 >= words.length
}
