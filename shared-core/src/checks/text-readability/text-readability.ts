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
  needs: ['readability', 'sentences'],
  run({ readability: { ease, formula, words, sentences, longest, unspaced }, sentences: { limit } }) {
    if (words < minWords || sentences === 0) return { status: 'not_applicable' }
    const split =
      longest === null || longest.words <= limit
        ? null
        : ({ fix: { code: 'shortenSentence', args: { words: longest.words }, safety: 'draft' }, spans: [longest.span] } as const)
    if (ease !== null && formula !== null) {
      // Reading ease, 0–100: 50 is readable for most adults. A convention of SEO tools (scoring.md 3.1).
      const score = ramp(ease, 20, 50)
      // where no sentence is long, the words are
      const advice = split ?? ({ fix: { code: 'useShortWords', args: {}, safety: 'draft' } } as const)
      return { score, code: 'ease', args: { ease, formula }, ...(score < passScore ? advice : {}) }
    }
    const average = words / sentences
    const length = unspaced ? average / charactersPerWord : average
    // Words per sentence, for languages without a formula of reading ease.
    const score = curve(length, [
      [4, 0],
      [shortest, 100],
      [20, 100],
      [32, 0],
    ])
    // short sentences ask to be joined, and none of them is the one to shorten
    return {
      score,
      code: 'sentences',
      args: { words: Math.floor(average + 0.5) },
      ...(score < passScore && length > shortest ? split : {}),
    }
  },
})
