import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const keyphraseSlug = defineCheck({
  id: 'keyphrase-slug',
  title: 'The address holds the keyphrase',
  rationale: 'Words of the address match queries a little.',
  evidence: {
    grade: 'C',
    sources: ['https://github.com/Yoast/wordpress-seo', 'https://github.com/rankmath/seo-by-rank-math'],
    contrary: [],
  },
  needs: ['keyphrase', 'slug'],
  messages: {
    good: message<{ phrase: string }>('The address holds “{phrase}”.'),
    missing: message<{ phrase: string }>('The address lacks words of “{phrase}”.'),
  },
  fixes: { nameInSlug: message<{ phrase: string }>('Use the words of “{phrase}” in the address.') },
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
