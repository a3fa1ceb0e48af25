import { defineCheck } from '../define-check.ts'

/** “Studies show” that nobody can open: a convention of editors, which no study measured as such, so it moves no score. */
export const sourceNamed = defineCheck({
  id: 'source-named',
  isAdvice: true,
  certain: false,
  needs: ['unnamedSources'],
  run({ unnamedSources }) {
    if (unnamedSources === null) return { status: 'not_applicable' }
    const [first] = unnamedSources
    if (first === undefined) return { score: 100, code: 'good', args: {} }
    const quote = first.quote.trim()
    return { score: 0, code: 'unnamed', args: { quote }, spans: unnamedSources, fix: { code: 'nameSource', args: {}, safety: 'none' } }
  },
})
