import { openingAnswer } from '../../answers/answer-questions.ts'
import type { Span } from '../../model/values.ts'
import { defineSignal } from '../define-signal.ts'
import { isProse, type Reading, spanOf } from '../reading.ts'
import { centralSentences } from '../structure/central-sentences.ts'
import { withoutFiller } from '../text/without-filler.ts'

/** Words (characters of unspaced scripts) and paragraphs before an answer from which it no longer stands at the beginning. */
const late = { words: 75, characters: 150, paragraphs: 2 } as const

/**
 * The best answer to the main question in the first 150 words or 15 % of the text; null without a question or text. `quoted`: what the
 * answer engine quotes at the beginning for that question. `later`: the sentence further down that answers it, where none before does, and the number of its paragraph.
 * `told`: what the first paragraph tells of what the most telling sentence does, 0–1, and that sentence; null: the text has no paragraph.
 */
export const opening = defineSignal({
  fold: (_facts, reading) => {
    const { article, answers, context, language, passages } = reading
    const words = withoutFiller(reading).sections.reduce((sum, section) => sum + section.words, 0)
    const opened = openingAnswer({ article, language, targetQueries: context.targetQueries }, passages, words)
    if (opened === null) return null
    const { typed, ...rest } = opened
    const answer = answers.find(({ question, state }) => question === opened.question && state === 'answered')
    const quoted = answer?.sentence ?? null
    const isFirst = quoted !== null && lateParagraph(quoted, reading) === null
    const isLate = typed !== null && !isFirst && lateParagraph(typed.first, reading) !== null
    const paragraph = isLate ? lateParagraph(typed.best, reading) : null
    return {
      ...rest,
      quoted: isFirst ? quoted : null,
      later: paragraph === null ? null : { sentence: typed!.best, paragraph },
      told: toldFirst(reading),
    }
  },
})

function toldFirst({ blocks, context, language }: Reading): { readonly share: number; readonly best: Span } | null {
  // of copies the last counts: whoever puts one before the text opens it with nothing new
  const last = new Map(blocks.map((entry) => [entry.block.text, entry]))
  const text = { blocks: blocks.filter((entry) => last.get(entry.block.text) === entry) }
  const sentences = centralSentences(text, language, Number(context.now.slice(0, 4)))
  const [best] = sentences.toSorted((a, b) => b.tells - a.tells)
  if (best === undefined) return null
  const { entry, start, end, tells } = best
  const first = Math.max(...sentences.map((sentence) => (sentence.paragraph > 0 ? 0 : sentence.tells)))
  return { share: first / tells, best: spanOf(entry.block.id, entry.block.text, start, end) }
}

/** The number of a sentence's paragraph, from the third on and behind so many words; else null. */
function lateParagraph({ place }: Span, { blocks, language }: Reading): number | null {
  let words = 0
  let paragraph = 1
  for (const { block, tokens } of blocks) {
    if (block.id === place) break
    if (!isProse(block) || tokens.count === 0) continue
    words += tokens.count
    paragraph += 1
  }
  return paragraph > late.paragraphs && words >= (language.unspaced ? late.characters : late.words) ? paragraph : null
}
