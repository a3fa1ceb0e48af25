import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const textEase = defineCheck({
  id: 'text-ease',
  title: 'The text reads with ease',
  rationale: 'Reading ease counts syllables and words; it is a rough measure of how much a text asks of its readers.',
  evidence: {
    grade: 'C',
    sources: ['https://doi.org/10.1037/h0057532', 'https://github.com/Yoast/wordpress-seo'],
    contrary: ['Formulas know nothing of words that readers know.'],
  },
  needs: ['readability'],
  messages: {
    good: message<{ ease: number; formula: string }>('Reading ease {ease} of 100 ({formula}).'),
    hard: message<{ ease: number; formula: string }>('Reading ease {ease} of 100 ({formula}); 60 is plain language.'),
  },
  fixes: { useShortWords: message('Split long sentences and prefer shorter words.') },
  run({ readability: { ease, formula, words } }) {
    if (ease === null || formula === null || words === 0) return { status: 'not_applicable' }
    // Ease: 20:0 → 60.
    const score = ramp(ease, 20, 60)
    return ease >= 60
      ? { score, code: 'good', args: { ease, formula } }
      : { score, code: 'hard', args: { ease, formula }, fix: { code: 'useShortWords', args: {}, safety: 'draft' } }
  },
})
