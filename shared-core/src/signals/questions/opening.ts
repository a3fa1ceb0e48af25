import { openingAnswer } from '../../answers/answer-questions.ts'
import type { Span } from '../../model/values.ts'
import { defineSignal } from '../define-signal.ts'
import { isProse, type Reading, spanOf } from '../reading.ts'
import { centralSentences } from '../structure/central-sentences.ts'
import { withoutFiller } from '../text/without-filler.ts'

/** Words (characters of unspaced scripts) and paragraphs before an answer from which it no longer is at the beginning. */
const lateWords = 75
const lateCharacters = 150
const lateParagraphs = 2

/**
 * The best answer to the main question in the first 150 words or 15 % of the text; null without a question or text. `quoted`: what the
 * answer engine quotes at the beginning for that question. `later`: the sentence further down that answers it, where none before does, and the number of its paragraph.
 * `told`: value of the first paragraph as a share of the best sentence's value, 0–1, and that sentence; null: the text has no paragraph.
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
      told: measureFirstParagraph(reading),
    }
  },
})

function measureFirstParagraph(reading: Reading): { readonly share: number; readonly best: Span } | null {
  const { blocks, context, language } = reading
  const sentences = centralSentences(withoutFiller(reading), language, Number(context.now.slice(0, 4)))
  const [best] = sentences.toSorted((a, b) => b.tells - a.tells)
  if (best === undefined) return null
  const { entry, start, end, tells } = best
  const most = (at: number): number => Math.max(...sentences.map((sentence) => (sentence.paragraph === at ? sentence.tells : 0)))
  // a copied paragraph in front of the text is no new opening
  const isCopy = blocks.filter(({ block }) => block.text === sentences[0]!.entry.block.text).length > 1
  const first = isCopy ? Math.min(most(0), most(1)) : most(0)
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
  return paragraph > lateParagraphs && words >= (language.unspaced ? lateCharacters : lateWords) ? paragraph : null
}
