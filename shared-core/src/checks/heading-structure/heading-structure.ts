import { defineCheck } from '../define-check.ts'
import { editOf } from '../edits/edit-of.ts'
import { levelEdits } from '../edits/level-edits.ts'
import { curve, passScore, toScore } from '../ramp.ts'

/** Words of a text that needs no headings; from `anyKind` on a story has some, too; from `longWords` on every reader looks for more. */
const minWords = 300
const anyKind = 400
const longWords = 1000

export const headingStructure = defineCheck({
  id: 'heading-structure',
  needs: ['headings', 'size', 'stretches'],
  run({ headings, size: { words, distinctWords, unspaced }, stretches }) {
    // Two characters of an unspaced script stand for a word here, as in the other limits of scoring.md.
    const length = unspaced ? distinctWords / 2 : distinctWords
    const inner = headings.filter(({ level }) => level > 1)
    if (length < minWords) return { status: 'not_applicable' }
    const skipped = headings.filter(({ skips }) => skips)
    const steps = inner.length === 0 ? 0 : (inner.length - skipped.length) / inner.length
    const perHeading = length / Math.max(1, inner.length)
    // Words per heading below the first level.
    const spread = curve(perHeading, [
      [30, 0],
      [60, 100],
      [250, 100],
      [600, 0],
    ])
    // Score of a text of that length without any heading; the worst headings are worth no less.
    const bare = bareScore(length)
    const score = inner.length === 0 ? bare : Math.max(bare, toScore((100 * steps + spread) / 2))
    const args = { headings: inner.length, words }
    const first = skipped[0]
    if (first !== undefined) {
      const edit = editOf(levelEdits(headings))
      return {
        score,
        certain: false,
        code: 'skipped',
        args: { heading: first.text, level: first.written, expected: first.expected },
        spans: skipped.map(({ span }) => span),
        fix: {
          code: 'fixLevel',
          args: { heading: first.text, level: first.expected },
          safety: edit === null ? 'none' : 'safe',
          edit,
        },
      }
    }
    if (score >= passScore) return { score, code: 'good', args: { headings: inner.length } }
    if (inner.length === 0)
      return {
        score,
        // lines that look like headings already divide it for readers
        certain: stretches.longest.plainHeadings < 2 && !stretches.longest.isTable,
        always: length >= anyKind,
        code: 'none',
        args: { words },
        fix: { code: 'addHeading', args: {}, safety: 'draft' },
      }
    if (perHeading > 250) {
      const longest = inner.reduce((max, heading) => Math.max(max, heading.words), 0)
      return {
        score,
        certain: longest * (unspaced ? 0.5 : 1) >= longWords && !stretches.longest.isTable,
        code: 'few',
        args,
        fix: { code: 'addHeading', args: {}, safety: 'draft' },
      }
    }
    return { score, certain: false, code: 'many', args, fix: { code: 'joinSections', args: {}, safety: 'draft' } }
  },
})

/** Score of a text without headings: the longer, the lower. */
const bareScore = (words: number): number =>
  curve(words, [
    [300, 50],
    [800, 30],
  ])
