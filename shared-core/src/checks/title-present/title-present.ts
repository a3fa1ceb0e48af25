import { defineCheck } from '../define-check.ts'
import { namesNothing } from '../names-nothing.ts'

export const titlePresent = defineCheck({
  id: 'title-present',
  needs: ['subject', 'title'],
  run({ subject, title }) {
    if (title === null) return { score: 0, code: 'missing', args: {}, fix: { code: 'chooseTitle', args: {}, safety: 'draft' } }
    if (namesNothing(subject)) return { status: 'not_applicable' }
    return { score: 100, code: 'good', args: {}, spans: [title.span] }
  },
})
