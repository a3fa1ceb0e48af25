import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const keyphraseDescription = defineCheck({
  id: 'keyphrase-description',
  title: 'The meta description holds the keyphrase',
  rationale: 'Words of the query are set in bold in the snippet.',
  evidence: {
    grade: 'C',
    sources: ['https://github.com/Yoast/wordpress-seo', 'https://github.com/rankmath/seo-by-rank-math'],
    contrary: [],
  },
  needs: ['keyphrase'],
  messages: {
    good: message<{ phrase: string }>('The meta description holds “{phrase}”.'),
    missing: message<{ phrase: string }>('The meta description lacks “{phrase}”.'),
    many: message<{ phrase: string; times: number }>('The meta description holds “{phrase}” {times} times.'),
  },
  fixes: { writeDescription: message<{ phrase: string }>('Say once what the reader will learn about “{phrase}”.') },
  run({ keyphrase }) {
    if (keyphrase === null || keyphrase.contentWords === 0 || keyphrase.description === null) return { status: 'not_applicable' }
    const { phrase, description: times } = keyphrase
    const fix = { code: 'writeDescription', args: { phrase }, safety: 'draft' } as const
    if (times === 0) return { score: 30, code: 'missing', args: { phrase }, fix }
    return times > 2 ? { score: 30, code: 'many', args: { phrase, times }, fix } : { score: 100, code: 'good', args: { phrase } }
  },
})
