import { defineCheck } from '../define-check.ts'
import { namesNothing } from '../names-nothing.ts'
import { ramp } from '../ramp.ts'

/** Part of the content words of one that the other must hold. */
const shared = 0.4

export const titleH1Match = defineCheck({
  id: 'title-h1-match',
  certain: false,
  needs: ['subject', 'title', 'headline'],
  run({ subject, title, headline }) {
    if (title === null || headline === null || namesNothing(subject)) return { status: 'not_applicable' }
    const both = title.terms.filter((term) => headline.terms.includes(term)).length
    const min = Math.min(title.terms.length, headline.terms.length)
    if (min === 0) return { status: 'not_applicable' }
    // Either way: the share of the shorter one decides.
    const share = both / min
    if (share >= shared) return { score: 100, code: 'good', args: {} }
    return {
      score: ramp(share, 0, 2 * shared),
      code: 'apart',
      args: { headline: headline.text },
      spans: [title.span],
      fix: { code: 'alignTitle', args: {}, safety: 'draft' },
    }
  },
})
