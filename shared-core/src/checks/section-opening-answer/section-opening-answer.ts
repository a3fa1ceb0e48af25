import { defineCheck } from '../define-check.ts'
import { passScore, ramp, toScore } from '../ramp.ts'
import { genericVerdict, sharedPart } from '../substance.ts'

/** Words of a first paragraph that can be quoted; characters in unspaced scripts (about 2.5 a word). */
const size = { words: { min: 20, max: 90 }, characters: { min: 50, max: 225 } } as const

export const sectionOpeningAnswer = defineCheck({
  id: 'section-opening-answer',
  certain: false,
  needs: ['passages', 'terms'],
  run({ passages: { sections, threshold, unspaced }, terms }) {
    if (sections.length < 2) return { status: 'not_applicable' }
    const { min, max } = unspaced ? size.characters : size.words
    const fails = sections.filter(
      ({ opening, answered }) =>
        !answered && (opening === null || opening.words < min || opening.words > max || opening.coverage < threshold - 0.1),
    )
    const met = sections.length - fails.length
    // Share of sections that open with an answer: 0 up to .3, 100 from .8 on. Our own choice.
    const matched = ramp(met / sections.length, 0.3, 0.8)
    const score = toScore(matched * sharedPart(terms))
    const first = fails[0]
    if (score >= passScore) return { score, code: 'good', args: { met, sections: sections.length } }
    if (first === undefined || matched >= passScore) return genericVerdict(score, terms)
    return {
      score,
      code: 'open',
      args: { heading: first.heading },
      spans: fails.map(({ span }) => span),
      fix: { code: 'openSection', args: { heading: first.heading }, safety: 'draft' },
    }
  },
})
