import { defineCheck } from '../define-check.ts'
import { splitFix } from '../edits/split-fix.ts'
import { passScore, ramp } from '../ramp.ts'

/**
 * Words of paragraphs that can be quoted whole; characters in unspaced scripts (about 2.5 a word). Readers agree that a paragraph is long from
 * `judged` on, where `paragraph-length` fails as well, and from `tooLong` any editor would divide it.
 */
const size = {
  words: { paragraph: { min: 15, max: 90 }, judged: 150, tooLong: 200 },
  characters: { paragraph: { min: 40, max: 225 }, judged: 375, tooLong: 500 },
} as const

export const passageSize = defineCheck({
  id: 'passage-size',
  certain: false,
  needs: ['passages', 'size', 'splits'],
  run({ passages: { paragraphs, unspaced }, size: { distinctWords: words }, splits }) {
    const limits = unspaced ? size.characters : size.words
    if (words < limits.judged || paragraphs.length === 0) return { status: 'not_applicable' }
    const { min, max } = limits.paragraph
    const fitting = paragraphs.filter((paragraph) => paragraph.words >= min && paragraph.words <= max).length
    // Share of paragraphs within the limits: 0 up to .5, 100 from .85 on, because Google asks not to cut texts for their size.
    const score = ramp(fitting / paragraphs.length, 0.5, 0.85)
    if (score >= passScore) return { score, code: 'good', args: { fitting, paragraphs: paragraphs.length } }
    const longest = paragraphs.reduce((longer, paragraph) => (paragraph.words > longer.words ? paragraph : longer))
    if (longest.words > limits.judged && longest.sentences > 1)
      return {
        score,
        // short paragraphs are not judged: splitting this one must not cost
        atMost: 'others',
        certain: longest.words >= limits.tooLong && !longest.span.quote.trim().includes('\n'),
        code: 'long',
        args: { words: longest.words },
        spans: [longest.span],
        fix: splitFix(longest, splits),
      }
    // short paragraphs are a matter of style
    return { status: 'not_applicable' }
  },
})
