import type { Span } from '../../model/values.ts'
import type { AdviceReading } from '../advice-reading.ts'
import { spanOf } from '../reading.ts'
import { hasCase, namesBody } from './measure-numbers.ts'

/** One study, which the sentence may name further on; or a person's words. */
const single = /(?:^|\s)(?:an?|one|another|une?|una?|eine[rn]?)\s|according|laut|selon|d[’']après|según/i
/** The work, with its year. */
const inBrackets = /[([][^()[\]]{0,80}\d{2,4}[^()[\]]{0,20}[)\]]/

/** Sentences that rest on studies or experts and name none, in blocks without a link, in reading order; null: the language has no words for them. */
export function unnamedSources({ blocks, language, words }: AdviceReading): readonly Span[] | null {
  if (words === null) return null
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  const pattern = new RegExp(words.sources, 'iu')
  const isNamed = (text: string, { 0: said, index }: RegExpExecArray): boolean => {
    const end = index + said.length
    const rest = text.slice(end)
    // a name behind `studies show that` is what they are said to show
    const told = single.test(said) || inBrackets.test(rest) || language.find('sayingVerbs', rest).length > 0 ? text : text.slice(0, end)
    return namesBody(told, language.tokenize(told), language)
  }
  return blocks.flatMap(({ block, tokens }) =>
    !block.inlines.some(({ kind }) => kind === 'link')
      ? tokens.sentences.flatMap((sentence) => {
          const { start, end } = sentence
          const text = block.text.slice(start, end)
          const match = pattern.exec(text)
          return match !== null && !/["“”„«»「]/.test(text) && !(hasCase(text) && isNamed(text, match))
            ? [spanOf(block.id, block.text, start, end)]
            : []
        })
      : [],
  )
}
