import { defineCheck } from '../define-check.ts'
import { passScore, ramp } from '../ramp.ts'

/** Words of the shortest article in which general headings are minded. */
const minWords = 300

/** General headings are worth no less than none. */
const min = 60

export const headingSpecific = defineCheck({
  id: 'heading-specific',
  certain: false,
  needs: ['headings', 'size'],
  run({ headings, size: { distinctWords, unspaced } }) {
    const inner = headings.filter(({ level }) => level === 2 || level === 3)
    if (inner.length < 2 || inner[0]!.generic === null) return { status: 'not_applicable' }
    const fails = inner.filter(({ generic }) => generic)
    const specific = inner.length - fails.length
    // Share of specific headings: 0 up to .4, 100 from .9 on. Our own choice.
    const score = Math.max(min, ramp(specific / inner.length, 0.4, 0.9))
    if (score < passScore && (unspaced ? distinctWords / 2 : distinctWords) < minWords) return { status: 'not_applicable' }
    const args = { specific, headings: inner.length }
    const first = fails[0]
    if (first === undefined || score >= passScore) return { score, code: 'good', args }
    return {
      score,
      code: 'generic',
      args: { heading: first.text },
      spans: fails.map(({ span }) => span),
      fix: { code: 'headingName', args: { heading: first.text }, safety: 'draft' },
    }
  },
})
