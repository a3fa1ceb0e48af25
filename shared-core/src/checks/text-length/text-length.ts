import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

/** Words, or characters in unspaced scripts: a floor against thin pages. More never raises the score. */
const limits = { words: { thin: 100, enough: 300 }, characters: { thin: 200, enough: 600 } } as const

export const textLength = defineCheck({
  id: 'text-length',
  certain: false,
  needs: ['size', 'fluency'],
  run({ size: { words: all, unspaced }, fluency: { doubled } }) {
    // a word written twice by mistake makes no text longer
    const words = all - doubled.length
    const { thin, enough } = unspaced ? limits.characters : limits.words
    const score = ramp(words, thin, enough)
    const fix = { code: 'extendText', args: {}, safety: 'none' } as const
    if (unspaced)
      return words >= enough
        ? { score, code: 'goodCharacters', args: { characters: all } }
        : { score, code: 'thinCharacters', args: { characters: all, min: enough }, fix }
    return words >= enough ? { score, code: 'good', args: { words: all } } : { score, code: 'thin', args: { words: all, min: enough }, fix }
  },
})
