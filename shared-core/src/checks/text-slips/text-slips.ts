import type { Slip } from '../../signals/text/found.ts'
import { defineCheck } from '../define-check.ts'

/** The surest kinds first. */
const order = [
  'doubledParagraph',
  'wrongWeekday',
  'wrongFigure',
  'overWhole',
  'miscounted',
  'endFirst',
  'skippedNumber',
  'missingPart',
  'unfit',
  'twoFigures',
  'twoOffices',
  'unlisted',
  'unused',
  'twoSpellings',
  'mixedAddress',
  'noLink',
  'noNote',
  'noDeadline',
  'saidAgain',
  'openMark',
  'longSentence',
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
    const spans = [first, ...slips.filter((slip) => slip !== first)].flatMap((slip) =>
      'other' in slip ? [slip.span, slip.other] : slip.span,
    )
    const { span } = first
    const told = { score: 0, spans, fix: { code: 'correctOne', args: {}, safety: 'draft' } } as const
    if ('rare' in first) {
      const { kind, rare, common } = first
      if (kind === 'mixedAddress')
        return { ...told, code: kind, args: { rare, common }, fix: { code: 'addressAlike', args: {}, safety: 'draft' } }
      if (kind !== 'twoSpellings') return { ...told, code: kind, args: { rare: shortened(rare), common: shortened(common) } }
      const edit = { kind: 'replace_text', span, value: common } as const
      return { ...told, code: kind, args: { rare, common }, fix: { code: 'spellAlike', args: { common }, safety: 'draft', edit } }
    }
    const quote = shortened(span.quote)
    if (first.kind === 'wrongWeekday') return { ...told, certain: true, code: first.kind, args: { quote, weekday: first.weekday } }
    if (first.kind === 'longSentence')
      return { ...told, code: first.kind, args: { quote, words: first.value }, fix: { code: 'divideSentence', args: {}, safety: 'draft' } }
    if ('value' in first) return { ...told, certain: !('isDoubt' in first), code: first.kind, args: { quote, value: first.value } }
    if (first.kind === 'endFirst' || first.kind === 'overWhole')
      return { ...told, certain: first.kind === 'endFirst', code: first.kind, args: { quote } }
    if (
      first.kind === 'noLink' ||
      first.kind === 'noNote' ||
      first.kind === 'noDeadline' ||
      first.kind === 'missingPart' ||
      first.kind === 'unused' ||
      first.kind === 'unlisted'
    )
      return { ...told, code: first.kind, args: { quote }, fix: { code: 'addOrDrop', args: {}, safety: 'draft' } }
    const certain = first.kind === 'doubledParagraph'
    const code = first.kind === 'openMark' ? 'closeMark' : 'deleteRepetition'
    return { ...told, certain, code: first.kind, args: { quote }, fix: { code, args: {}, safety: 'draft' } }
  },
})

const firstOf = (all: readonly Slip[]): Slip | undefined =>
  order.map((kind) => all.find((one) => one.kind === kind)).find((one) => one !== undefined)

/** UTF-16 units of a paragraph that its sentence shows. */
const shown = 60

const shortened = (text: string): string => (text.length <= shown ? text : `${text.slice(0, shown).trimEnd()}…`)
