import type { Span } from '../../model/values.ts'
import type { AdviceReading } from '../advice-reading.ts'
import { spanOf } from '../reading.ts'
import { hasCase, namesBody, sliceTokens } from './measure-numbers.ts'

/** Sentences that rest on studies or experts and name none, in blocks without a link, in reading order; null: the language has no words for them. */
export function unnamedSources({ blocks, language, words }: AdviceReading): readonly Span[] | null {
  if (words === null) return null
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  const pattern = new RegExp(words.sources, 'iu')
  return blocks.flatMap(({ block, tokens }) =>
    !block.inlines.some(({ kind }) => kind === 'link')
      ? tokens.sentences.flatMap((sentence) => {
          const { start, end } = sentence
          const text = block.text.slice(start, end)
          return pattern.test(text) &&
            !/["“”„«»「]/.test(text) &&
            !(hasCase(text) && namesBody(text, sliceTokens(tokens, sentence), language))
            ? [spanOf(block.id, block.text, start, end)]
            : []
        })
      : [],
  )
}
