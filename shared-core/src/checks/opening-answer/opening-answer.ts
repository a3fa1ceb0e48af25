import { defineCheck } from '../define-check.ts'
import { ramp, toScore } from '../ramp.ts'
import { genericVerdict, sharedPart } from '../substance.ts'
import type { aboutOpeningAnswer } from './about-opening-answer.ts'

export const openingAnswer = defineCheck<typeof aboutOpeningAnswer>()({
  id: 'opening-answer',
  needs: ['opening', 'questions', 'terms'],
  run({ opening, questions, terms }) {
    if (opening === null) return { status: 'not_applicable' }
    const { question, score: answer, sentence } = opening
    // Best answer score in the opening: .3 → .7.
    const matched = ramp(answer, 30, 70)
    const score = toScore(matched * sharedPart(terms))
    const spans = sentence === null ? [] : [sentence]
    if (score >= 80) return { score, code: 'good', args: { question }, spans }
    if (matched >= 80) return { ...genericVerdict(score, terms), spans }
    // The sentence that answers further down can stand first.
    const best = questions.find((one) => one.question === question && one.state === 'answered')?.sentence?.quote.trim()
    const edit = best === undefined ? null : ({ kind: 'insert_block', after: null, html: `<p>${escapeHtml(best)}</p>` } as const)
    return { score, code: 'weak', args: { question }, spans, fix: { code: 'leadWithAnswer', args: { question }, safety: 'draft', edit } }
  },
})

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
