import { defineCheck } from '../define-check.ts'

export const keyphraseIntro = defineCheck({
  id: 'keyphrase-intro',
  needs: ['keyphrase'],
  run({ keyphrase }) {
    if (keyphrase === null || keyphrase.contentWords === 0 || keyphrase.intro === null) return { status: 'not_applicable' }
    const { phrase, intro } = keyphrase
    const fix = { code: 'openWithPhrase', args: { phrase }, safety: 'draft' } as const
    if (intro.sentence === 1) return { score: 100, code: 'good', args: { phrase } }
    if (intro.paragraph === 1) return { score: 70, code: 'spread', args: { phrase }, fix }
    if (intro.inFirstTenth) return { score: 50, code: 'later', args: { phrase }, fix }
    return { score: 0, code: 'missing', args: { phrase }, fix }
  },
})
