import { defineCheck } from '../define-check.ts'

export const titlePresent = defineCheck({
  id: 'title-present',
  needs: ['title'],
  run({ title }) {
    if (title === null) return { score: 0, code: 'missing', args: {}, fix: { code: 'chooseTitle', args: {}, safety: 'draft' } }
    return { score: 100, code: 'good', args: {}, spans: [title.span] }
  },
})
