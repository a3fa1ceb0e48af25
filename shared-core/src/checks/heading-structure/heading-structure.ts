import { defineCheck } from '../define-check.ts'
import { editOf } from '../edit-of.ts'
import { levelEdits } from '../level-edits.ts'
import { curve, ramp, toScore } from '../ramp.ts'
import type { aboutHeadingStructure } from './about-heading-structure.ts'

/** Words. */
const minWords = 300

export const headingStructure = defineCheck<typeof aboutHeadingStructure>()({
  id: 'heading-structure',
  needs: ['headings', 'size'],
  run({ headings, size: { words, unspaced } }) {
    // Two characters of an unspaced script stand for a word here, as in the other limits of scoring.md.
    const length = unspaced ? words / 2 : words
    if (length < minWords) return { status: 'not_applicable' }
    const inner = headings.filter(({ level }) => level > 1)
    const skipped = headings.filter(({ skips }) => skips)
    const steps = inner.length === 0 ? 1 : (inner.length - skipped.length) / inner.length
    const perHeading = length / Math.max(1, inner.length)
    // Words per heading: 30 → 60 … 250 → 600:0.
    const spread =
      inner.length === 0
        ? ramp(length, 600, 250)
        : curve(perHeading, [
            [30, 0],
            [60, 100],
            [250, 100],
            [600, 0],
          ])
    const score = toScore((100 * steps + spread) / 2)
    const args = { headings: inner.length, words }
    const first = skipped[0]
    if (first !== undefined)
      return {
        score,
        code: 'skipped',
        args: { heading: first.text, level: first.level, expected: first.expected },
        spans: skipped.map(({ span }) => span),
        fix: {
          code: 'fixLevel',
          args: { heading: first.text, level: first.expected },
          safety: 'safe',
          edit: editOf(levelEdits(headings)),
        },
      }
    if (score >= 80) return { score, code: 'good', args: { headings: inner.length } }
    if (perHeading > 250) {
      const longest = inner.reduce((most, heading) => Math.max(most, heading.words), inner.length === 0 ? words : 0)
      return { score, code: 'few', args, fix: { code: 'addHeading', args: { words: longest }, safety: 'draft' } }
    }
    return { score, code: 'many', args, fix: { code: 'joinSections', args: {}, safety: 'draft' } }
  },
})
