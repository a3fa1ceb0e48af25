import { defineCheck } from '../define-check.ts'
import { namesNothing } from '../names-nothing.ts'
import { curve } from '../ramp.ts'

/** CSS pixels at Arial 20 px: what fits a result page (600, other tools' measure; Google names no limit), where nothing is left, what is too little. */
const limitsNarrow = 200
const limitsFits = 600
const limitsTooWide = 750
/** From here on two fifths of the title are lost wherever it is shown; of one that loses less, readers found the part that is left enough. */
const surelyWide = 1000

/** Quoted words are not the writer's to shorten. */
const quotation = /^["“„«「]|[:：]\s*["“„«「]/

export const titleWidth = defineCheck({
  id: 'title-width',
  needs: ['subject', 'title'],
  run({ subject, title }) {
    if (title === null || namesNothing(subject)) return { status: 'not_applicable' }
    const px = title.width
    // CSS pixels.
    const score = curve(px, [
      [0, 50],
      [limitsNarrow, 100],
      [limitsFits, 100],
      [limitsTooWide, 0],
    ])
    const fix = { code: 'chooseTitle', args: {}, safety: 'draft' } as const
    const spans = [title.span]
    if (px > limitsFits)
      return {
        score,
        certain: px >= surelyWide && !quotation.test(title.text),
        code: 'wide',
        args: { px, max: limitsFits, lost: title.lost },
        spans,
        fix,
      }
    if (px < limitsNarrow) return { score, certain: false, code: 'narrow', args: { px, min: limitsNarrow }, spans, fix }
    return { score, code: 'good', args: { px }, spans }
  },
})
