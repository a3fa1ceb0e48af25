import { defineCheck } from '../define-check.ts'
import { passScore, ramp, toScore } from '../ramp.ts'
import { genericVerdict, sharedPart } from '../substance.ts'

/** Share of the points of an opening that says something, though perhaps not what is asked: a doubt costs half. */
const inDoubt = 50

export const openingAnswer = defineCheck({
  id: 'opening-answer',
  needs: ['opening', 'terms'],
  run({ opening, terms }) {
    if (opening === null) return { status: 'not_applicable' }
    const { question, asks, score: answer, sentence, says } = opening
    // `answer` is the best answer score in the opening, 0–100.
    const matched = Math.max(ramp(answer, 30, 70), says ? inDoubt : 0)
    const score = toScore(matched * sharedPart(terms))
    const spans = sentence === null ? [] : [sentence]
    if (score >= passScore) return { score, code: 'good', args: { question }, spans }
    if (matched >= passScore) return { ...genericVerdict(score, terms), certain: false, spans }
    const code = says ? (asks ? 'unclear' : 'apart') : 'empty'
    return { score, certain: !says, code, args: { question }, spans, fix: { code: 'leadWithAnswer', args: { question }, safety: 'draft' } }
  },
})
