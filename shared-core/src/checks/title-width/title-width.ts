import { defineCheck } from '../define-check.ts'
import { curve } from '../ramp.ts'
import type { aboutTitleWidth } from './about-title-width.ts'

/** CSS pixels at Arial 20 px: what fits a result page (600, other tools' measure; Google names no limit), where nothing is left, what is too little. */
const limits = { narrow: 200, fits: 600, tooWide: 750 } as const

export const titleWidth = defineCheck<typeof aboutTitleWidth>()({
  id: 'title-width',
  needs: ['title'],
  run({ title }) {
    if (title === null) return { status: 'not_applicable' }
    const px = title.width
    // 0 px: 50 … 200 → 600: 100 … 750: 0.
    const score = curve(px, [
      [0, 50],
      [limits.narrow, 100],
      [limits.fits, 100],
      [limits.tooWide, 0],
    ])
    const fix = { code: 'chooseTitle', args: {}, safety: 'draft' } as const
    const spans = [title.span]
    if (px > limits.fits) return { score, code: 'wide', args: { px, max: limits.fits }, spans, fix }
    if (px < limits.narrow) return { score, code: 'narrow', args: { px, min: limits.narrow }, spans, fix }
    return { score, code: 'good', args: { px }, spans }
  },
})
