import { defineCheck } from '../define-check.ts'
import { passScore, ramp, toScore } from '../ramp.ts'

/** Part of the main question's terms that a section on the subject holds. */
const coverage = 0.15

/** An article with more H2 headings treats too much at once, and loses a quarter. */
const maxHeadings = 25

/** Sections astray are worth no less than none. */
const min = 60

export const topicFocus = defineCheck({
  id: 'topic-focus',
  certain: false,
  needs: ['passages', 'headings', 'subject'],
  run({ passages: { sections }, headings, subject }) {
    // sections are compared with the title, and this one names nothing of the text
    if (subject?.isSure === true && !subject.isNamed) return { status: 'not_applicable' }
    // below a heading that only opens others, or over a repetition, nothing can be off the subject
    const judged = sections.flatMap(({ focus, ...section }) => (focus === null || section.words === 0 ? [] : [{ focus, ...section }]))
    if (judged.length < 3) return { status: 'not_applicable' }
    // what is asked and answered belongs to it, and what opens with a list or a picture need not name it again
    const astray = judged.filter(({ focus, answered, opening }) => focus < coverage && !answered && opening !== null)
    const met = judged.length - astray.length
    const main = headings.filter(({ level }) => level === 2).length
    // Share of sections about the subject: 0 up to .6, 100 from .9 on. Our own choice.
    const share = ramp(met / judged.length, 0.6, 0.9)
    const score = Math.max(min, toScore(share * (main > maxHeadings ? 3 / 4 : 1)))
    const first = astray[0]
    if (first !== undefined && score < passScore)
      return {
        score,
        code: 'astray',
        args: { heading: first.heading },
        spans: astray.map(({ span }) => span),
        fix: { code: 'nameSubject', args: { heading: first.heading }, safety: 'none' },
      }
    if (main > maxHeadings)
      return {
        score,
        code: 'many',
        args: { headings: main },
        fix: { code: 'splitArticle', args: { sections: main - maxHeadings }, safety: 'none' },
      }
    return { score, code: 'good', args: { met, sections: judged.length } }
  },
})
