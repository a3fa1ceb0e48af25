import { defineCheck } from '../define-check.ts'

/** What readers and engines ask of any text: who wrote it, and when. A CMS knows both; a file says them or they are unknown. It moves no score. */
export const bylineComplete = defineCheck({
  id: 'byline-complete',
  isAdvice: true,
  certain: false,
  needs: ['byline'],
  run({ byline }) {
    if (byline === null) return { status: 'not_applicable' }
    if (byline === 'good') return { score: 100, code: byline, args: {} }
    if (typeof byline === 'object')
      return { score: 0, code: 'noYear', args: { day: byline.quote }, spans: [byline], fix: { code: 'addYear', args: {}, safety: 'draft' } }
    return { score: 0, code: byline, args: {}, fix: { code: 'addByline', args: {}, safety: 'none' } }
  },
})
