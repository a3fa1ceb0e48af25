import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { toScore } from '../ramp.ts'

/** Words. */
const minWords = 100

/** Promotional phrases per 1,000 words that are still ordinary, and that are advertising. */
const limits = { ordinary: 5, advertising: 20 } as const

export const toneNeutral = defineCheck({
  id: 'tone-neutral',
  title: 'The tone informs and does not sell',
  rationale: 'Rules mined from three answer engines prefer neutral text; advertising phrases say nothing that can be quoted.',
  evidence: { grade: 'B', sources: ['https://arxiv.org/abs/2510.11438'], contrary: [] },
  needs: ['promotion'],
  messages: {
    good: message('The tone is neutral.'),
    promotional: message<{ phrases: number; words: number; phrase: string }>(
      '{phrases, plural, one {# promotional phrase} other {# promotional phrases}} in {words} words, such as “{phrase}”.',
    ),
  },
  fixes: { stateFact: message<{ phrase: string }>('Replace “{phrase}” by the fact behind it.') },
  run({ promotion }) {
    if (promotion === null || promotion.words < minWords) return { status: 'not_applicable' }
    const { phrases, words } = promotion
    const first = phrases[0]
    const density = (1000 * phrases.length) / words
    if (first === undefined || density <= limits.ordinary) return { score: 100, code: 'good', args: {} }
    // 79 just above 5 per 1,000 words, 0 at 20: the rubric turns this into the points taken off.
    const score = toScore((79 * (limits.advertising - density)) / (limits.advertising - limits.ordinary))
    const phrase = first.quote
    return {
      score,
      code: 'promotional',
      args: { phrases: phrases.length, words, phrase },
      spans: phrases,
      fix: { code: 'stateFact', args: { phrase }, safety: 'draft' },
    }
  },
})
