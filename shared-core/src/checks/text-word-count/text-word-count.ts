import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const textWordCount = defineCheck({
  id: 'text-word-count',
  title: 'How long the article is',
  rationale: 'Long articles are often advised. Length alone does not win citations.',
  evidence: {
    grade: 'D',
    sources: ['https://developers.google.com/search/docs/fundamentals/ai-optimization-guide'],
    contrary: ['Length alone orders pages of one question right in 48.1 % of pairs, chance being 50.'],
  },
  needs: ['size'],
  messages: {
    long: message<{ words: number }>('{words} words (characters in unspaced scripts). It moves no score.'),
    short: message<{ words: number }>('{words} words (characters in unspaced scripts). It moves no score.'),
  },
  fixes: {},
  run({ size }) {
    if (size.words === 0) return { status: 'not_applicable' }
    // The length that guides advise; shown so that nobody has to look for it.
    return size.words >= 1000
      ? { score: 100, code: 'long', args: { words: size.words } }
      : { score: 0, code: 'short', args: { words: size.words } }
  },
})
