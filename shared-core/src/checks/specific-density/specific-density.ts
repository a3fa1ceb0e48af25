import { allWords } from '../all-words.ts'
import { defineCheck } from '../define-check.ts'
import { passScore, ramp } from '../ramp.ts'

/** Words. */
const minWords = 100

/** Words (characters in unspaced scripts) from which a text must hold something to check or to quote, and characters per word. */
const heldWords = 120
const heldCharacters = 240

/** Part of the words in sentences of general words that makes sure that a text names no one, in percent, where capitals do not mark names. */
const sureFiller = 12

/** One thing in so many words, in a text of which so much (percent) are sentences of general words: `most people need 8 hours of sleep` alone. */
const hardlyWords = 90
const hardlyFiller = 12

export const specificDensity = defineCheck({
  id: 'specific-density',
  certain: false,
  needs: ['specifics', 'intent', 'size'],
  run({
    specifics: { figures, prices, dates, versions, names, words, spread, hasCase, showsNames, numbers, quoted, steps },
    intent,
    size,
  }) {
    const fix = { code: 'nameSpecifics', args: {}, safety: 'none' } as const
    const all = Math.max(figures + dates + versions, numbers) + quoted + steps + names
    const isLong = size.words >= (size.unspaced ? heldCharacters : heldWords)
    if (isLong && all === 0 && (showsNames || 100 * size.fillerWords >= sureFiller * size.words))
      return { score: 0, certain: true, code: 'nothing', args: {}, fix }
    if (isLong && hardlyWords * all <= size.words && 100 * size.fillerWords >= hardlyFiller * size.words)
      return { score: 0, certain: true, code: 'hardly', args: { specifics: all, words: allWords(size) }, fix }
    // Scripts without capitals show no names; a text without any of the rest is then not judged on names it may have.
    const specifics = figures + dates + versions + (hasCase ? names : 0)
    if (!hasCase && prices + dates + versions === 0) return { status: 'not_applicable' }
    // Per 100 words. Scripts without capitals need half as many, because names are left out there.
    const density = (100 * spread) / words
    const score = hasCase ? ramp(density, 1, 5) : ramp(density, 0.5, 2.5)
    if (words < minWords && score < passScore) return { status: 'not_applicable' }
    if (intent === 'price' && prices === 0) return { score: Math.min(score, 79), code: 'noPrice', args: {}, fix }
    if (score >= passScore) return { score, code: 'good', args: { specifics } }
    return { score, code: 'vague', args: { specifics, words }, fix }
  },
})
