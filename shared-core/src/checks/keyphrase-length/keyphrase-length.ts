import { defineCheck } from '../define-check.ts'

export const keyphraseLength = defineCheck({
  id: 'keyphrase-length',
  needs: ['keyphrase'],
  run({ keyphrase }) {
    if (keyphrase === null) return { status: 'not_applicable' }
    const words = keyphrase.contentWords
    const fix = { code: 'shortenPhrase', args: {}, safety: 'draft' } as const
    // Terms of unspaced scripts are characters and pairs: two to three for each word.
    const scale = keyphrase.unspaced ? 3 : 1
    if (words === 0) return { score: 0, code: 'empty', args: {}, fix }
    if (words <= 4 * scale) return { score: 100, code: 'good', args: { words } }
    return { score: words <= 8 * scale ? 60 : 30, code: 'long', args: { words, max: 4 * scale }, fix }
  },
})
