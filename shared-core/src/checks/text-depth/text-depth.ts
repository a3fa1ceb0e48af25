import { defineCheck } from '../define-check.ts'
import { passScore, toScore } from '../ramp.ts'

/**
 * Different terms at which nothing more is gained, about those of 1,000 words, and the bend of the curve: the first hundred terms count for more
 * than the next. Chosen on half of 120 pages that readers put in order (method.md).
 */
const most = 250
const bend = 100

/** Points of the curve where it is flat, so that it reaches 100 at `most`. */
const flat = (100 * (most + bend)) / most

export const textDepth = defineCheck({
  id: 'text-depth',
  certain: false,
  needs: ['depth'],
  run({ depth }) {
    if (depth === null) return { status: 'not_applicable' }
    const { terms } = depth
    const score = toScore((flat * terms) / (terms + bend))
    if (score >= passScore) return { score, code: 'good', args: { terms } }
    return { score, code: 'little', args: { terms, most }, fix: { code: 'sayMore', args: {}, safety: 'none' } }
  },
})
