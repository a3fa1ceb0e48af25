import type { Slip } from '../../signals/text/found.ts'
import { defineCheck } from '../define-check.ts'

/** The surest kinds first. */
const order = [
  'doubledParagraph',
  'wrongWeekday',
  'wrongFigure',
  'endFirst',
  'skippedNumber',
  'twoFigures',
  'twoSpellings',
  'saidAgain',
  'openMark',
] as const

/** A convention of every editor: no study measured it, so it moves no score. */
export const textSlips = defineCheck({
  id: 'text-slips',
  isAdvice: true,
  certain: false,
  needs: ['slips'],
  run({ slips }) {
    const first = firstOf(slips)
    if (first === undefined) return { score: 100, code: 'good', args: {} }
    const spans = [first, ...slips.filter((slip) => slip !== first)].map(({ span }) => span)
    const { span } = first
    if (first.kind === 'twoSpellings' || first.kind === 'twoFigures') {
      const { rare, common } = first
      const edit = first.kind === 'twoSpellings' ? ({ kind: 'replace_text', span, value: common } as const) : null
      return {
        score: 0,
        code: first.kind,
        args: { rare, common },
        spans,
        fix: { code: 'spellAlike', args: { common }, safety: 'draft', edit },
      }
    }
    const quote = shortened(span.quote)
    const correction = { code: 'correctOne', args: {}, safety: 'draft' } as const
    if (first.kind === 'wrongWeekday')
      return { score: 0, certain: true, code: first.kind, args: { quote, weekday: first.weekday }, spans, fix: correction }
    if (first.kind === 'wrongFigure' || first.kind === 'skippedNumber')
      return { score: 0, certain: true, code: first.kind, args: { quote, value: first.value }, spans, fix: correction }
    if (first.kind === 'endFirst') return { score: 0, certain: true, code: first.kind, args: { quote }, spans, fix: correction }
    if (first.kind === 'openMark')
      return { score: 0, code: 'openMark', args: { quote: span.quote }, spans, fix: { code: 'closeMark', args: {}, safety: 'draft' } }
    return {
      score: 0,
      certain: first.kind === 'doubledParagraph',
      code: first.kind,
      args: { quote },
      spans,
      fix: { code: 'deleteRepetition', args: {}, safety: 'draft' },
    }
  },
})

const firstOf = (all: readonly Slip[]): Slip | undefined =>
  order.map((kind) => all.find((one) => one.kind === kind)).find((one) => one !== undefined)

/** UTF-16 units of a paragraph that its sentence shows. */
const shown = 60

const shortened = (text: string): string => (text.length <= shown ? text : `${text.slice(0, shown).trimEnd()}…`)
