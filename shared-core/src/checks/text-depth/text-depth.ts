import { defineCheck } from '../define-check.ts'
import { toScore } from '../ramp.ts'

/**
 * Different terms at which nothing more is gained, about those of 1,000 words, and the bend of the curve: the first hundred terms count for more
 * than the next. Chosen on half of 120 pages that readers put in order (method.md).
 */
const limits = { most: 250, bend: 100 } as const

export const textDepth = defineCheck({
  id: 'text-depth',
  certain: false,
  needs: ['depth'],
  run({ depth }) {
    if (depth === null) return { status: 'not_applicable' }
    const { terms } = depth
    const { most, bend } = limits
    const score = terms >= most ? 100 : toScore((100 * terms * (most + bend)) / (most * (terms + bend)))
    if (score >= 80) return { score, code: 'good', args: { terms } }
    return { score, code: 'little', args: {}, fix: { code: 'sayMore', args: {}, safety: 'none' } }
  },
})
