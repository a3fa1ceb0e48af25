import { defineCheck } from '../define-check.ts'
import { editOf } from '../edit-of.ts'
import type { aboutHeadingSingleH1 } from './about-heading-single-h1.ts'

export const headingSingleH1 = defineCheck<typeof aboutHeadingSingleH1>()({
  id: 'heading-single-h1',
  needs: ['headings', 'h1'],
  run({ headings, h1: { count, allowed } }) {
    const own = headings.filter(({ level }) => level === 1)
    if (count === null ? own.length <= allowed : count === 1) return { score: 100, code: 'good', args: {} }
    if (count === 0) return { score: 0, code: 'none', args: {}, fix: { code: 'addH1', args: {}, safety: 'none' } }
    // A page may have an H1 outside of the article: then the article's own one is the second.
    const further = own.length > allowed ? own.slice(allowed) : own.slice(0, 1)
    const second = further[0]
    if (second === undefined) return { score: 0, code: 'second', args: { heading: '' }, fix: null }
    return {
      score: 0,
      code: 'second',
      args: { heading: second.text },
      spans: [second.span],
      fix: {
        code: 'demoteHeading',
        args: { heading: second.text },
        safety: 'safe',
        edit: editOf(further.map(({ block }) => ({ kind: 'set_attribute', block, name: 'level', before: '1', value: '2' }))),
      },
    }
  },
})
