import { shortened } from '../../model/shortened.ts'
import { defineCheck } from '../define-check.ts'
import { passScore, ramp, toScore } from '../ramp.ts'
import { genericVerdict, sharedPart } from '../substance.ts'

/** Share of the points of an opening that says something, though perhaps not what is asked: a doubt costs half. */
const inDoubt = 50

/**
 * Percent of the value of the most informative sentence, up to which an opening gets no points and from which all. Source: order by readers. Of 120 pages
 * the score's Spearman was .44 with words shared with the title and is .49; of 144 drafts .10 and .20; other limits give the same within .02.
 */
const tells = [40, 80] as const

/** UTF-16 units of the writer's sentence in the line. */
const longest = 120

export const openingAnswer = defineCheck({
  id: 'opening-answer',
  needs: ['opening', 'terms'],
  run({ opening, terms }) {
    if (opening === null) return { status: 'not_applicable' }
    const { question, asks, quoted, later, score: answer, sentence, says, told } = opening
    // what the answer engine finds decides, so that the panel never says two things of one sentence
    if (asks && later !== null)
      return {
        score: toScore(inDoubt * sharedPart(terms)),
        code: 'later',
        args: { question, paragraph: later.paragraph, quote: shortened(later.sentence.quote.trim(), longest) },
        spans: [later.sentence],
        fix: { code: 'moveAnswer', args: {}, safety: 'draft' },
      }
    // a title that states asks nothing, and a good opening need not have the words of a weak one: it is judged by the content of the text
    if (!asks && says && told !== null) {
      const share = ramp(100 * told.share, ...tells)
      const score = toScore(share * sharedPart(terms))
      if (score >= passScore) return { score, code: 'tells', args: {} }
      if (share >= passScore) return { ...genericVerdict(score, terms), certain: false }
      return { score, certain: false, code: 'apart', args: {}, spans: [told.best] }
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
    return { score, certain: false, code: 'unclear', args: { question }, spans, fix }
  },
})
