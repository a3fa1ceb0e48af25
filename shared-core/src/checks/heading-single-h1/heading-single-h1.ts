import { defineCheck } from '../define-check.ts'
import { editOf } from '../edit-of.ts'
import type { aboutHeadingSingleH1 } from './about-heading-single-h1.ts'

export const headingSingleH1 = defineCheck<typeof aboutHeadingSingleH1>()({
  id: 'heading-single-h1',
  needs: ['headings', 'h1', 'headline'],
  run({ headings, headline, h1: { count, allowed } }) {
    const own = headings.filter(({ level }) => level === 1)
    if (count === 0) return { score: 0, code: 'none', args: {}, fix: { code: 'addH1', args: {}, safety: 'none' } }
    // H1 elements around the article are the theme's; one in it beside them is the page's own when it is the headline.
    const further =
      own.length > allowed ? own.slice(allowed) : (count ?? 1) > 1 ? own.filter(({ text }) => !isHeadline(text, headline)) : []
    const second = further[0]
    if (second === undefined) return { score: 100, code: 'good', args: {} }
    const isAll = further.length > 1 && !headings.some(({ level }) => level === 2)
    const said = isAll
      ? ({ code: 'all', args: { count: own.length } } as const)
      : ({ code: 'second', args: { heading: second.text } } as const)
    return {
      ...said,
      score: 0,
      certain: own.length > allowed,
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

/** One of them holds the other, letter case and white space aside. */
function isHeadline(text: string, headline: { readonly text: string } | null): boolean {
  const [own, other] = [text, headline?.text ?? ''].map((words) => words.toLowerCase().replace(/\s+/g, ' ').trim()) as [string, string]
  return other === '' || own.includes(other) || other.includes(own)
}
