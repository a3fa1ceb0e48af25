import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

/** Words, or characters in unspaced scripts. */
const limits = { words: { long: 300, tooLong: 500 }, characters: { long: 600, tooLong: 1000 } } as const

export const subheadingDistribution = defineCheck({
  id: 'subheading-distribution',
  title: 'No long stretch goes without a heading',
  rationale: 'Headings let readers skip to what they need.',
  evidence: { grade: 'C', sources: ['https://github.com/Yoast/wordpress-seo'], contrary: [] },
  needs: ['stretches'],
  messages: {
    good: message<{ words: number }>(
      'The longest stretch without a heading has {words}.',
      '{words} counts words, or characters in unspaced scripts',
    ),
    long: message<{ words: number; max: number }>(
      'A stretch of {words} goes without a heading; aim for at most {max}.',
      'both count words, or characters in unspaced scripts',
    ),
  },
  fixes: { addHeading: message<{ words: number }>('Divide the stretch of {words} with a heading that names what follows.') },
  run({ stretches: { words, longest, unspaced } }) {
    const { long, tooLong } = unspaced ? limits.characters : limits.words
    if (words < long) return { status: 'not_applicable' }
    const score = ramp(longest.words, tooLong, long)
    if (longest.words <= long) return { score, code: 'good', args: { words: longest.words } }
    return {
      score: Math.min(79, score),
      code: 'long',
      args: { words: longest.words, max: long },
      spans: longest.span === null ? [] : [longest.span],
      fix: { code: 'addHeading', args: { words: longest.words }, safety: 'draft' },
    }
  },
})
