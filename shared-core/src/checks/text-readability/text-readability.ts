import { defineCheck } from '../define-check.ts'
import { curve, passScore, ramp } from '../ramp.ts'

/** Words. */
const minWords = 100

/** 40 characters of Chinese or Japanese stand for 20 words, as in the limits of sentence-length. */
const charactersPerWord = 2

/** Words of an average sentence below which a text reads chopped. */
const shortest = 8

export const textReadability = defineCheck({
  id: 'text-readability',
  certain: false,
  needs: ['readability'],
  run({ readability: { ease, formula, words, sentences, longest, unspaced } }) {
    if (words < minWords || sentences === 0) return { status: 'not_applicable' }
    const fix = longest === null ? null : ({ code: 'shortenSentence', args: { words: longest.words }, safety: 'draft' } as const)
    const spans = longest === null ? [] : [longest.span]
    if (ease !== null && formula !== null) {
      const score = ramp(ease, 20, 50)
      return { score, code: 'ease', args: { ease, formula }, ...(score < passScore ? { fix, spans } : {}) }
    }
    const average = words / sentences
    const length = unspaced ? average / charactersPerWord : average
    const score = curve(length, [
      [4, 0],
      [shortest, 100],
      [20, 100],
      [32, 0],
    ])
    // short sentences ask to be joined, and none of them is the one to shorten
    const advice = score < passScore && length > shortest ? { fix, spans } : {}
    return { score, code: 'sentences', args: { words: Math.floor(average + 0.5) }, ...advice }
  },
})
