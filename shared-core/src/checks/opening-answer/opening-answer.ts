import { defineCheck } from '../define-check.ts'
import { passScore, ramp, toScore } from '../ramp.ts'
import { genericVerdict, sharedPart } from '../substance.ts'

/** Share of the points of an opening that says something, though perhaps not what is asked: a doubt costs half. */
const inDoubt = 50

/** UTF-16 units of the writer's sentence in the line. */
const longest = 120

export const openingAnswer = defineCheck({
  id: 'opening-answer',
  needs: ['opening', 'terms'],
  run({ opening, terms }) {
    if (opening === null) return { status: 'not_applicable' }
    const { question, asks, quoted, later, score: answer, sentence, says } = opening
    // what the answer engine finds decides, so that the panel never says two things of one sentence
    if (asks && later !== null)
      return {
        score: toScore(inDoubt * sharedPart(terms)),
        code: 'later',
        args: { question, paragraph: later.paragraph, quote: shorten(later.sentence.quote.trim()) },
        spans: [later.sentence],
        fix: { code: 'moveAnswer', args: {}, safety: 'draft' },
      }
    // `answer` is the best answer score in the opening, 0–100.
    const matched = quoted !== null ? 100 : Math.max(ramp(answer, 30, 70), says ? inDoubt : 0)
    const score = toScore(matched * sharedPart(terms))
    const shown = quoted ?? sentence
    const spans = shown === null ? [] : [shown]
    if (score >= passScore) return { score, code: 'good', args: { question }, spans }
    if (matched >= passScore) return { ...genericVerdict(score, terms), certain: false, spans }
    const fix = { code: 'leadWithAnswer', args: { question }, safety: 'draft' } as const
    if (!says) return { score, certain: true, code: 'empty', args: { question }, spans, fix }
    // a title that states asks nothing, and shared words alone cannot tell what its opening should say: that is not named as worth a look
    return { score, certain: false, code: asks ? 'unclear' : 'apart', args: { question }, spans, fix }
  },
})

const shorten = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest) + 1 || longest).trimEnd()}…`
