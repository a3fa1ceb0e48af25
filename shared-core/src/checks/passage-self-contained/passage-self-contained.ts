import { defineCheck } from '../define-check.ts'
import { passScore, ramp } from '../ramp.ts'

/** Openings that lean on the text before are worth no less than sections without headings. */
const min = 60

export const passageSelfContained = defineCheck({
  id: 'passage-self-contained',
  certain: false,
  needs: ['passages'],
  run({ passages: { sections } }) {
    const judged = sections.flatMap(({ opening, heading }) =>
      opening === null || opening.pointsBack === null ? [] : [{ ...opening, heading }],
    )
    if (judged.length === 0) return { status: 'not_applicable' }
    const fails = judged.filter(({ pointsBack, namesSubject }) => pointsBack === true || !namesSubject)
    const met = judged.length - fails.length
    // Share of sections whose opening stands alone: 0 up to .6, 100 from .95 on. Our own choice.
    const score = Math.max(min, ramp(met / judged.length, 0.6, 0.95))
    const args = { met, sections: judged.length }
    const first = fails[0]
    if (first === undefined || score >= passScore) return { score, code: 'good', args }
    const spans = fails.map(({ span }) => span)
    if (first.pointsBack === true)
      return {
        score,
        code: 'pointsBack',
        args: { word: first.opener, heading: first.heading },
        spans,
        fix: { code: 'nameSubject', args: { word: first.opener }, safety: 'draft' },
      }
    return {
      score,
      code: 'unnamed',
      args: { heading: first.heading },
      spans,
      fix: { code: 'nameTopic', args: { heading: first.heading }, safety: 'draft' },
    }
  },
})
