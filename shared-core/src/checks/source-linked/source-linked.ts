import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { curve } from '../ramp.ts'

/** Words. */
const minWords = 150

export const sourceLinked = defineCheck({
  id: 'source-linked',
  title: 'Statements are backed by linked sources',
  rationale: 'Readers can check what is sourced, and sourced passages were quoted more often in one controlled study.',
  evidence: {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2311.09735'],
    contrary: [
      'No significant gain in most cells of C-SEO Bench: https://arxiv.org/abs/2506.11097',
      'In our own data linked sources did not separate cited from uncited pages (AUC .49).',
    ],
  },
  needs: ['sources'],
  messages: {
    good: message<{ sources: number }>('{sources, plural, one {# source is} other {# different sources are}} linked.'),
    few: message<{ sources: number; words: number }>('{sources, plural, one {# source is} other {# sources are}} linked in {words} words.'),
    many: message<{ sources: number; words: number }>('{sources} sources are linked in {words} words: more than a reader can follow.'),
  },
  fixes: {
    linkSource: message('Link the study, document or page a statement rests on.'),
    thinSources: message('Keep the links that carry a statement.'),
  },
  run({ sources: { domains, words, spans } }) {
    if (words < minWords) return { status: 'not_applicable' }
    // Distinct external domains (or entries of a reference list) per 300 words: 0 → 1 … 5 → 10:50.
    const density = (300 * domains) / words
    const score = curve(density, [
      [0, 0],
      [1, 100],
      [5, 100],
      [10, 50],
    ])
    const args = { sources: domains, words }
    if (score >= 80) return { score, code: 'good', args: { sources: domains }, spans }
    if (density > 5) return { score, code: 'many', args, spans, fix: { code: 'thinSources', args: {}, safety: 'none' } }
    return { score, code: 'few', args, spans, fix: { code: 'linkSource', args: {}, safety: 'none' } }
  },
})
