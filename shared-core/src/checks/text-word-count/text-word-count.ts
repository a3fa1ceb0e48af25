import { defineCheck } from '../define-check.ts'

export const textWordCount = defineCheck({
  id: 'text-word-count',
  needs: ['size'],
  run({ size }) {
    if (size.words === 0) return { status: 'not_applicable' }
    // The length that guides advise; shown so that it needs no search.
    return size.words >= 1000
      ? { score: 100, code: 'long', args: { words: size.words } }
      : { score: 0, code: 'short', args: { words: size.words } }
  },
})
