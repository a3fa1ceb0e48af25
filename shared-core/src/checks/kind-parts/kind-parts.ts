import { defineCheck } from '../define-check.ts'

/** What readers of a kind of text look for first: a convention, which no study measured as such, so it moves no score. */
export const kindParts = defineCheck({
  id: 'kind-parts',
  isAdvice: true,
  certain: false,
  needs: ['kindParts'],
  run({ kindParts }) {
    if (kindParts === null) return { status: 'not_applicable' }
    const [part] = kindParts
    if (part === undefined) return { score: 100, code: 'good', args: {} }
    return { score: 0, code: 'missing', args: { part }, fix: { code: 'addPart', args: { part }, safety: 'draft' } }
  },
})
