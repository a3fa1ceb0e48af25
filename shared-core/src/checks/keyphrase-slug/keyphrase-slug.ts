import { defineCheck } from '../define-check.ts'

export const keyphraseSlug = defineCheck({
  id: 'keyphrase-slug',
  needs: ['keyphrase', 'slug'],
  run({ keyphrase, slug }) {
    if (keyphrase === null || keyphrase.contentWords === 0 || keyphrase.slug === null) return { status: 'not_applicable' }
    const { phrase, slug: share, contentWords } = keyphrase
    // More than half of the words; up to two words: all.
    if (contentWords <= 2 ? share === 1 : share > 0.5) return { score: 100, code: 'good', args: { phrase } }
    // A published address is never to be changed.
    const fix = slug?.changeable === true ? ({ code: 'nameInSlug', args: { phrase }, safety: 'draft' } as const) : null
    return { score: 30, code: 'missing', args: { phrase }, fix }
  },
})
