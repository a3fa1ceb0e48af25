import { generalWords } from '../../answers/general-text.ts'
import type { Language } from '../../languages/language.ts'
import type { Span } from '../../model/values.ts'
import { defineSignal } from '../define-signal.ts'
import { spanOf, wholeOf } from '../reading.ts'
import { emptyParts } from '../text/without-filler.ts'

/** UTF-16 units before the verb of a definition: a subject, not a clause. */
const longestSubject = 60

/** The words after the verb hold one that is neither general nor the subject's: `the key to everything` says nothing. */
function saysWhat(predicate: string, subject: string, language: Language): boolean {
  if (language.unspaced) return true
  const { words } = language.tokenize(predicate)
  const isGeneral = generalWords(words, language)
  const named = new Set(language.terms(subject))
  return words.some(({ term, stop }, at) => !stop && !isGeneral(at) && !named.has(term))
}

/**
 * Blocks that answer engines quote whole: a definition ("X is a …"), a comparison (a table of two columns and two rows at least) and
 * steps (an ordered list of three items at least). `definition` is null when there is none; `hasPatterns` says whether the language
 * knows how definitions are written.
 */
export const answerForms = defineSignal({
  block: ({ block, tokens }, language): Span | null => {
    if (block.kind !== 'paragraph' || !language.has('definitionVerbs')) return null
    const verbs = language.find('definitionVerbs', block.text)
    let at = 0
    for (const { start, end } of tokens.sentences) {
      while (at < verbs.length && verbs[at]!.start < start) at += 1
      const verb = verbs[at]
      if (verb === undefined) return null
      if (verb.start >= end || verb.start === start || verb.start - start > longestSubject) continue
      const subject = block.text.slice(start, verb.start)
      if (/[,;:，；：]/.test(subject) || language.terms(subject).length === 0) continue
      if (!saysWhat(block.text.slice(verb.end, end), subject, language)) continue
      return spanOf(block.id, block.text, start, end)
    }
    return null
  },
  fold: (facts, reading) => {
    const { blocks, language } = reading
    const { gone } = emptyParts(reading)
    const table = blocks.find(({ block }) => block.kind === 'table' && block.rows.length >= 2 && (block.rows[0]?.length ?? 0) >= 2)
    const steps = blocks.find(({ block }) => block.kind === 'list' && block.ordered && block.items.length >= 3)
    return {
      definition: facts.find((fact, at) => fact !== null && gone.get(blocks[at]!) !== 'filler') ?? null,
      comparison: table === undefined ? null : wholeOf(table),
      steps: steps === undefined ? null : wholeOf(steps),
      hasPatterns: language.has('definitionVerbs'),
    }
  },
})
