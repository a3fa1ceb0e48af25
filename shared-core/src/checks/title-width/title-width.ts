import { defineCheck } from '../define-check.ts'
import { namesNothing } from '../names-nothing.ts'
import { curve } from '../ramp.ts'

/** CSS pixels at Arial 20 px: what fits a result page (600, other tools' measure; Google names no limit), where nothing is left, what is too little. */
const limits = { narrow: 200, fits: 600, tooWide: 750 } as const
/** From here on a third of the title is lost wherever it is shown. */
const surelyWide = 900

/** Words that somebody said are not the writer's to shorten. */
const quotation = /^["“„«「]|[:：]\s*["“„«「]/

export const titleWidth = defineCheck({
  id: 'title-width',
  needs: ['subject', 'title'],
  run({ subject, title }) {
    if (title === null || namesNothing(subject)) return { status: 'not_applicable' }
    const px = title.width
    const score = curve(px, [
      [0, 50],
      [limits.narrow, 100],
      [limits.fits, 100],
      [limits.tooWide, 0],
    ])
    const fix = { code: 'chooseTitle', args: {}, safety: 'draft' } as const
    const spans = [title.span]
    if (px > limits.fits)
      return {
        score,
        certain: px >= surelyWide && !quotation.test(title.text),
        code: 'wide',
        args: { px, max: limits.fits, lost: title.lost },
        spans,
        fix,
      }
    if (px < limits.narrow) return { score, certain: false, code: 'narrow', args: { px, min: limits.narrow }, spans, fix }
    return { score, code: 'good', args: { px }, spans }
  },
})
