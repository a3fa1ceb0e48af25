import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { curve } from '../ramp.ts'

/** CSS pixels at Arial 20 px: what fits a result page (600, other tools' measure; Google names no limit), where nothing is left, what is too little. */
const limits = { narrow: 200, fits: 600, tooWide: 750 } as const

export const titleWidth = defineCheck({
  id: 'title-width',
  title: 'The title fits the line of a result page',
  rationale: 'Results cut titles by width, not by letters: twenty “W” need more room than forty “i”.',
  evidence: {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/appearance/title-link'],
    contrary: ['Google names no limit and often rewrites titles.'],
  },
  needs: ['title'],
  messages: {
    good: message<{ px: number }>('The title is {px} pixels wide and fits.'),
    wide: message<{ px: number; max: number }>('The title is {px} pixels wide; results cut it after about {max}.'),
    narrow: message<{ px: number; min: number }>('The title is {px} pixels wide; from {min} on it uses the room it has.'),
  },
  fixes: { chooseTitle: message('Choose a suggested title, or change this one.') },
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
