import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp, toScore } from '../ramp.ts'

export const keyphraseDistribution = defineCheck({
  id: 'keyphrase-distribution',
  title: 'The keyphrase runs through the text',
  rationale: 'A subject that is named at the start only is lost on the way.',
  evidence: {
    grade: 'C',
    sources: ['https://github.com/Yoast/wordpress-seo'],
    contrary: ['Only one tool measures it, and no proof is published.'],
  },
  needs: ['keyphrase'],
  messages: {
    good: message<{ phrase: string }>('“{phrase}” runs through the text.'),
    gap: message<{ phrase: string; percent: number }>('{percent} percent of the text go without “{phrase}”.'),
  },
  fixes: { spreadPhrase: message<{ phrase: string }>('Name “{phrase}” again where the text comes back to it.') },
  run({ keyphrase }) {
    if (keyphrase === null || keyphrase.contentWords === 0 || keyphrase.sentences < 15 || keyphrase.uses === 0)
      return { status: 'not_applicable' }
    const { phrase, gap } = keyphrase
    // Longest gap as a part of the sentences: .3 → .5:0.
    const score = ramp(gap, 0.5, 0.3)
    if (score >= 80) return { score, code: 'good', args: { phrase } }
    return {
      score,
      code: 'gap',
      args: { phrase, percent: toScore(gap * 100) },
      fix: { code: 'spreadPhrase', args: { phrase }, safety: 'draft' },
    }
  },
})
