import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'
import { splitFix } from '../split-fix.ts'
import type { aboutPassageSize } from './about-passage-size.ts'

/** Words of paragraphs and sections that can be quoted whole; characters in unspaced scripts (about 2.5 a word). */
const size = {
  words: { paragraph: { min: 15, max: 90 }, section: { min: 60, max: 250 }, judged: 150 },
  characters: { paragraph: { min: 40, max: 225 }, section: { min: 150, max: 625 }, judged: 375 },
} as const

export const passageSize = defineCheck<typeof aboutPassageSize>()({
  id: 'passage-size',
  needs: ['passages', 'size', 'splits'],
  run({ passages: { paragraphs, sections, unspaced }, size: { words }, splits }) {
    const limits = unspaced ? size.characters : size.words
    if (words < limits.judged || paragraphs.length === 0) return { status: 'not_applicable' }
    const fits = ({ min, max }: { min: number; max: number }, count: number) => count >= min && count <= max
    const fitting = paragraphs.filter((paragraph) => fits(limits.paragraph, paragraph.words)).length
    const fittingSections = sections.filter((section) => fits(limits.section, section.words)).length
    const shares = [fitting / paragraphs.length, ...(sections.length === 0 ? [] : [fittingSections / sections.length])]
    // Mean of the shares: .5 → .85.
    const score = ramp(shares.reduce((sum, share) => sum + share, 0) / shares.length, 0.5, 0.85)
    if (score >= 80) return { score, code: 'good', args: { fitting, paragraphs: paragraphs.length } }
    const longest = paragraphs.reduce((most, paragraph) => (paragraph.words > most.words ? paragraph : most))
    if (longest.words > limits.paragraph.max && longest.sentences > 1)
      return {
        score,
        code: 'long',
        args: { words: longest.words, max: limits.paragraph.max },
        spans: [longest.span],
        fix: splitFix(longest.words, splits),
      }
    if (shares[0]! <= (shares[1] ?? 1))
      return {
        score,
        code: 'short',
        args: { fitting, paragraphs: paragraphs.length, min: limits.paragraph.min },
        fix: { code: 'joinParagraphs', args: {}, safety: 'draft' },
      }
    return {
      score,
      code: 'sections',
      args: { fitting: fittingSections, sections: sections.length, min: limits.section.min, max: limits.section.max },
      fix: { code: 'balanceSections', args: {}, safety: 'draft' },
    }
  },
})
