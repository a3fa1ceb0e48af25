import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const headingOrder = defineCheck({
  id: 'heading-order',
  title: 'Headings skip no level',
  rationale: 'The outline is how people with a screen reader move through a page; a skipped level looks like a missing part.',
  evidence: {
    grade: 'C',
    sources: ['https://www.w3.org/WAI/tutorials/page-structure/headings/'],
    contrary: ['Google says that the order of headings does not matter to it.'],
  },
  needs: ['headings'],
  messages: {
    good: message<{ headings: number }>('{headings, plural, one {# heading} other {# headings}} in order.'),
    skipped: message<{ heading: string; level: number; expected: number }>(
      '“{heading}” is of level {level} where level {expected} is next.',
    ),
  },
  fixes: { fixLevel: message<{ heading: string; level: number }>('Set “{heading}” to level {level}.') },
  run({ headings }) {
    if (headings.length === 0) return { status: 'not_applicable' }
    const skipped = headings.filter(({ skips }) => skips)
    const first = skipped[0]
    if (first === undefined) return { score: 100, code: 'good', args: { headings: headings.length } }
    return {
      // One skipped level fails, however many are in order.
      score: Math.min(79, ramp(headings.length - skipped.length, 0, headings.length)),
      code: 'skipped',
      args: { heading: first.text, level: first.level, expected: first.expected },
      spans: skipped.map(({ span }) => span),
      fix: {
        code: 'fixLevel',
        args: { heading: first.text, level: first.expected },
        safety: 'safe',
        edit: { kind: 'set_attribute', block: first.block, name: 'level', value: String(first.expected) },
      },
    }
  },
})
