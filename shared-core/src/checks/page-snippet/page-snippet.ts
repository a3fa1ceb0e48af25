import { defineCheck } from '../define-check.ts'

/** Characters of the shortest snippet that can hold an answer; scoring.md, page-snippet. */
const shortestSnippet = 50

export const pageSnippet = defineCheck({
  id: 'page-snippet',
  needs: ['page'],
  run({ page }) {
    if (page === null) return { status: 'not_checked' }
    const fix = { code: 'allowSnippet', args: {}, safety: 'safe' } as const
    if (page.directives.includes('nosnippet')) return { score: 0, code: 'nosnippet', args: {}, fix }
    // The most restrictive value counts; -1 sets no limit.
    const lengths = page.directives.flatMap((directive) => {
      const match = /^max-snippet:\s*(-?\d+)$/.exec(directive)
      return match === null || Number(match[1]) < 0 ? [] : [Number(match[1])]
    })
    const length = Math.min(...lengths)
    if (lengths.length > 0 && length < shortestSnippet)
      return { score: 0, code: 'short', args: { characters: length, min: shortestSnippet }, fix }
    const { mainTextLength = 0, noSnippetLength = 0 } = page.markup ?? {}
    if (noSnippetLength * 2 > mainTextLength)
      return {
        score: 0,
        code: 'covered',
        args: { percent: Math.min(100, Math.floor((100 * noSnippetLength) / Math.max(1, mainTextLength))) },
        fix,
      }
    return { score: 100, code: 'good', args: {} }
  },
})
