import { defineCheck } from '../define-check.ts'

/** Score where another word of the title is somewhere in the text: it may name the subject in a way of its own. */
const maybe = 40

export const titleSubject = defineCheck({
  id: 'title-subject',
  needs: ['subject', 'title'],
  run({ subject, title }) {
    if (subject === null || title === null) return { status: 'not_applicable' }
    const { term, count, isNamed, isSure: certain } = subject
    if (isNamed) return { score: 100, code: 'good', args: { term } }
    return {
      score: certain ? 0 : maybe,
      certain,
      code: 'missing',
      args: { term, count },
      spans: [title.span],
      fix: { code: 'nameSubject', args: { term }, safety: 'draft' },
    }
  },
})
