import { defineCheck } from '../define-check.ts'

export const contentUsage = defineCheck({
  id: 'content-usage',
  needs: ['bots'],
  run({ bots }) {
    if (bots === null) return { status: 'not_checked' }
    const signals = /^[ \t]*content-(?:signal|usage)[ \t]*:([^#\n]*)/im.exec(bots.robotsTxt)?.[1]?.trim()
    if (signals === undefined) return { score: 0, code: 'none', args: {} }
    if (/\b(?:search|ai-input)\s*=\s*(?:no|n)\b/i.test(signals))
      return { score: 0, code: 'against', args: { signals }, fix: { code: 'alignSignals', args: {}, safety: 'none' } }
    return { score: 100, code: 'stated', args: { signals } }
  },
})
