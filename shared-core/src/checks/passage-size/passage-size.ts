import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

/** Words of paragraphs and sections that can be quoted whole; characters in unspaced scripts (about 2.5 a word). */
const size = {
  words: { paragraph: { min: 15, max: 90 }, section: { min: 60, max: 250 }, judged: 150 },
  characters: { paragraph: { min: 40, max: 225 }, section: { min: 150, max: 625 }, judged: 375 },
} as const

export const passageSize = defineCheck({
  id: 'passage-size',
  title: 'Paragraphs and sections have a size that can be quoted',
  rationale: 'Engines quote passages. Very long ones are cut, very short ones say too little alone.',
  evidence: {
    grade: 'C',
    sources: ['https://arxiv.org/abs/2603.29979'],
    contrary: ['Google asks not to cut texts for its sake: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide'],
  },
  needs: ['passages', 'size'],
  messages: {
    good: message<{ fitting: number; paragraphs: number }>('{fitting} of {paragraphs} paragraphs have a size that can be quoted.'),
    long: message<{ words: number; max: number }>('A paragraph of {words} words is longer than {max}.'),
    short: message<{ fitting: number; paragraphs: number; min: number }>(
      '{fitting} of {paragraphs} paragraphs have a size that can be quoted; many have fewer than {min} words.',
    ),
    sections: message<{ fitting: number; sections: number; min: number; max: number }>(
      '{fitting} of {sections} sections have {min} to {max} words.',
    ),
  },
  fixes: {
    splitParagraph: message<{ words: number }>('Split the paragraph of {words} words where a new thought begins.'),
    joinParagraphs: message('Join short paragraphs that belong to one thought.'),
    balanceSections: message('Divide long sections with a heading, and join very short ones.'),
  },
  run({ passages: { paragraphs, sections, unspaced }, size: { words } }) {
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
        fix: { code: 'splitParagraph', args: { words: longest.words }, safety: 'draft' },
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
