import { defineCheck } from '../define-check.ts'
import { editOf } from '../edits/edit-of.ts'

export const headingSingleH1 = defineCheck({
  id: 'heading-single-h1',
  needs: ['headings', 'h1'],
  run({ headings, h1: { count, own, further, again, isSure } }) {
    if (count === 0) return { score: 0, code: 'none', args: {}, fix: { code: 'addH1', args: {}, safety: 'none' } }
    const second = again ?? further[0]
    if (second === undefined) return { score: 100, code: 'good', args: {} }
    const isAll = further.length > 1 && headings.filter(({ level }) => level === 2).length === further.length
    const said = isAll
      ? ({ code: 'all', args: { count: own } } as const)
      : further.length > 1
        ? ({ code: 'several', args: { heading: second.text, count: further.length } } as const)
        : ({ code: 'second', args: { heading: second.text } } as const)
    const edit = editOf(further.map(({ block }) => ({ kind: 'set_attribute', block, name: 'level', before: '1', value: '2' })))
    const safety = edit === null ? 'none' : 'safe'
    return {
      ...said,
      score: 0,
      certain: isSure,
      spans: [second.span],
      fix:
        further.length > 1
          ? { code: 'demoteAll', args: {}, safety, edit }
          : { code: 'demoteHeading', args: { heading: second.text }, safety, edit },
    }
  },
})
