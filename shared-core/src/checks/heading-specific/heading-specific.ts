import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'
import type { aboutHeadingSpecific } from './about-heading-specific.ts'

/** A heading of fewer content words says too little to be matched. */
const contentWords = 2

/** Part of a heading's terms that its section must hold. */
const coverage = 0.5

/** Words of the shortest article that is judged. */
const minWords = 300

export const headingSpecific = defineCheck<typeof aboutHeadingSpecific>()({
  id: 'heading-specific',
  needs: ['headings', 'size'],
  run({ headings, size: { words, unspaced } }) {
    const inner = headings.filter(({ level }) => level === 2 || level === 3)
    if (inner.length < 2 || (unspaced ? words / 2 : words) < minWords) return { status: 'not_applicable' }
    const fails = inner.flatMap((heading) => {
      const code =
        heading.generic === true
          ? 'generic'
          : heading.terms.length < contentWords
            ? 'short'
            : heading.coverage < coverage
              ? 'unrelated'
              : null
      return code === null ? [] : [{ heading, code } as const]
    })
    const specific = inner.length - fails.length
    // Share of headings: .4 → .9.
    const score = ramp(specific / inner.length, 0.4, 0.9)
    const args = { specific, headings: inner.length }
    const first = fails[0]
    if (first === undefined || score >= 80) return { score, code: 'good', args }
    return {
      score,
      code: first.code,
      args: { ...args, heading: first.heading.text },
      spans: fails.map(({ heading }) => heading.span),
      fix: { code: 'headingName', args: { heading: first.heading.text }, safety: 'draft' },
    }
  },
})
