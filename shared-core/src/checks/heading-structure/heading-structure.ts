import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { curve, ramp, toScore } from '../ramp.ts'

/** Words. */
const minWords = 300

export const headingStructure = defineCheck({
  id: 'heading-structure',
  title: 'Headings divide the article well',
  rationale: 'Headings tell readers and retrieval where a subject starts; steps of one level keep the outline true.',
  evidence: {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2603.29979'],
    contrary: ['Formatting alone had no effect in 252,000 paired trials: https://arxiv.org/abs/2605.25517'],
  },
  needs: ['headings', 'size'],
  messages: {
    good: message<{ headings: number }>('{headings, plural, one {# heading divides} other {# headings divide}} the text.'),
    skipped: message<{ heading: string; level: number; expected: number }>(
      '“{heading}” is of level {level} where level {expected} is next.',
    ),
    few: message<{ headings: number; words: number }>('{headings, plural, one {# heading} other {# headings}} in {words} words.'),
    many: message<{ headings: number; words: number }>('{headings} headings in {words} words: the text is cut into scraps.'),
  },
  fixes: {
    fixLevel: message<{ heading: string; level: number }>('Set “{heading}” to level {level}.'),
    addHeading: message<{ words: number }>('Divide the stretch of {words} words with a heading that names what follows.'),
    joinSections: message('Join sections that treat one subject.'),
  },
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
          edit: { kind: 'set_attribute', block: first.block, name: 'level', value: String(first.expected) },
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
