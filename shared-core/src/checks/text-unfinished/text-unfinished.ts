import type { Unfinished } from '../../signals/text/found.ts'
import { defineCheck } from '../define-check.ts'

/** The surest kinds first. */
const order = ['placeholder', 'assistant', 'openEnd', 'nothingAfter', 'emptyPromise', 'emptySection'] as const

/** A convention of every editor: no study measured it, so it moves no score. */
export const textUnfinished = defineCheck({
  id: 'text-unfinished',
  isAdvice: true,
  needs: ['unfinished'],
  run({ unfinished }) {
    const first = firstOf(unfinished)
    if (first === undefined) return { score: 100, code: 'good', args: {} }
    const { kind, span } = first
    const isSure = kind === 'placeholder' || kind === 'assistant'
    return {
      score: 0,
      certain: isSure,
      code: kind,
      args: { quote: span.quote.trim() },
      spans: [span, ...unfinished.filter((other) => other !== first).map((other) => other.span)],
      fix: { code: kind === 'assistant' ? 'removeLine' : 'finishText', args: {}, safety: 'draft' },
    }
  },
})

const firstOf = (all: readonly Unfinished[]): Unfinished | undefined =>
  order.map((kind) => all.find((one) => one.kind === kind)).find((one) => one !== undefined)
