import { defineCheck } from '../define-check.ts'

/** Sources that cannot be opened: a convention of editors, which no study measured as such, so it moves no score. */
export const sourceNamed = defineCheck({
  id: 'source-named',
  isAdvice: true,
  certain: false,
  needs: ['unnamedSources', 'unsoundLinks'],
  run({ unnamedSources, unsoundLinks: { dead, examples } }) {
    for (const [code, links] of [
      ['dead', dead],
      ['example', examples],
    ] as const) {
      const [first] = links
      if (first === undefined) continue
      return {
        score: 0,
        certain: true,
        always: true,
        code,
        args: { address: first.href.slice(0, 200) },
        spans: links.map(({ span }) => span),
        fix: { code: 'otherSource', args: {}, safety: 'none' },
      }
    }
    if (unnamedSources === null) return { status: 'not_applicable' }
    const [first] = unnamedSources
    if (first === undefined) return { score: 100, code: 'good', args: {} }
    const quote = first.quote.trim()
    return { score: 0, code: 'unnamed', args: { quote }, spans: unnamedSources, fix: { code: 'nameSource', args: {}, safety: 'none' } }
  },
})
