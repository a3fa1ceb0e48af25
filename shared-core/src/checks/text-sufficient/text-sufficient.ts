import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

/** Words, or characters in unspaced scripts, of a text that answers its subject; less is a partial failure. */
const min = { words: 150, characters: 300 } as const

/** Below this the text scores nothing: it is too short for any judgement. */
const tooShort = { words: 50, characters: 100 } as const

/** Part of the text in sentences of general words from which it says nothing, and the fewest words to judge. */
const fillerShare = 0.45
const fillerMin = 60

export const textSufficient = defineCheck({
  id: 'text-sufficient',
  needs: ['size'],
  run({ size: { distinctWords: prose, headingWords, fillerWords, locked, words, unspaced } }) {
    // headings count towards the limit, and the message names the words of the prose alone, as all checks do
    const distinctWords = prose + headingWords
    const limit = unspaced ? min.characters : min.words
    const fix = { code: locked ? 'unlockText' : 'extendText', args: {}, safety: 'none' } as const
    if (fillerWords >= fillerMin && fillerWords >= words * fillerShare)
      return { score: 0, code: 'empty', args: { words: fillerWords, of: words }, fix }
    if (distinctWords < (unspaced ? tooShort.characters : tooShort.words))
      // the message counts filler, too: authors see it in their text
      return { score: 0, code: unspaced ? 'shortCharacters' : 'short', args: { count: prose + fillerWords }, fix }
    if (distinctWords >= limit)
      return unspaced ? { score: 100, code: 'goodCharacters', args: { characters: words } } : { score: 100, code: 'good', args: { words } }
    // Never 80 or more below the limit: the cap follows the verdict.
    const score = Math.min(79, ramp(distinctWords, 0, limit))
    if (locked) return { score, code: unspaced ? 'lockedCharacters' : 'locked', args: { count: prose }, fix }
    const repeated: 'yes' | 'no' = words - fillerWords > prose ? 'yes' : 'no'
    return unspaced
      ? { score, code: 'littleCharacters', args: { characters: prose, min: limit, repeated }, fix }
      : { score, code: 'little', args: { words: prose, min: limit, repeated }, fix }
  },
})
