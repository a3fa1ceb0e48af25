import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const openingAnswer = defineCheck({
  id: 'opening-answer',
  title: 'The opening answers the main question',
  rationale: 'Engines and readers look at the beginning first; rules mined from three answer engines all ask for the answer there.',
  evidence: {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2510.11438'],
    contrary: [
      'That 44 % of citations come from the first 30 % of a page is a vendor’s figure, and beginnings are also what every page has.',
    ],
  },
  needs: ['opening'],
  messages: {
    good: message<{ question: string }>('The opening answers “{question}”.'),
    weak: message<{ question: string }>('The opening says little that answers “{question}”.'),
  },
  fixes: { leadWithAnswer: message<{ question: string }>('Open with one or two sentences that answer “{question}”.') },
  run({ opening }) {
    if (opening === null) return { status: 'not_applicable' }
    const { question, score: answer, sentence } = opening
    // Best answer score in the opening: .3 → .7.
    const score = ramp(answer, 30, 70)
    const spans = sentence === null ? [] : [sentence]
    if (score >= 80) return { score, code: 'good', args: { question }, spans }
    return { score, code: 'weak', args: { question }, spans, fix: { code: 'leadWithAnswer', args: { question }, safety: 'draft' } }
  },
})
