import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { toScore } from '../ramp.ts'

export const keyphraseHeading = defineCheck({
  id: 'keyphrase-heading',
  title: 'Some headings hold the keyphrase',
  rationale: 'Headings on the subject help retrieval; all of them saying the same helps nobody.',
  evidence: { grade: 'C', sources: ['https://github.com/Yoast/wordpress-seo'], contrary: [] },
  needs: ['keyphrase'],
  messages: {
    good: message<{ met: number; headings: number }>(
      '{met} of {headings, plural, one {# heading takes} other {# headings take}} up the keyphrase.',
    ),
    few: message<{ met: number; headings: number }>(
      '{met} of {headings, plural, one {# heading takes} other {# headings take}} up the keyphrase.',
    ),
    many: message<{ met: number; headings: number }>('{met} of {headings} headings take up the keyphrase: too many.'),
  },
  fixes: {
    nameInHeading: message<{ phrase: string }>('Take “{phrase}” up in a heading where it fits.'),
    varyHeadings: message('Let headings name what is different in their sections.'),
  },
  run({ keyphrase }) {
    if (keyphrase === null || keyphrase.contentWords === 0 || keyphrase.headings.length === 0) return { status: 'not_applicable' }
    const headings = keyphrase.headings.length
    const met = keyphrase.headings.filter((share) => share >= 0.5).length
    const args = { met, headings }
    const name = { code: 'nameInHeading', args: { phrase: keyphrase.phrase }, safety: 'draft' } as const
    if (headings === 1) return met === 1 ? { score: 100, code: 'good', args } : { score: 30, code: 'few', args, fix: name }
    // Share of H2 and H3: 0 → 30, .3 to .75 → 100, above 40.
    const share = met / headings
    if (share > 0.75) return { score: 40, code: 'many', args, fix: { code: 'varyHeadings', args: {}, safety: 'draft' } }
    if (share >= 0.3) return { score: 100, code: 'good', args }
    return { score: toScore(30 + (70 * share) / 0.3), code: 'few', args, fix: name }
  },
})
