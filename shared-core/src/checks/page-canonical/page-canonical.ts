import { defineCheck } from '../define-check.ts'

export const pageCanonical = defineCheck({
  id: 'page-canonical',
  needs: ['page'],
  run({ page }) {
    if (page === null || page.markup === null) return { status: 'not_checked' }
    // Its own address is known where the page was read from it.
    const fix = { code: 'setCanonical', args: {}, safety: page.url === null ? 'draft' : 'safe' } as const
    const [address] = page.canonicals
    if (address === undefined) return { score: 0, code: 'missing', args: {}, fix }
    const { size: count } = new Set(page.canonicals.map((canonical) => canonical.replace(/\/$/, '')))
    if (count > 1) return { score: 20, code: 'several', args: { count }, fix }
    if (!URL.canParse(address)) return { score: 40, code: 'relative', args: { address }, fix }
    // Another page may be meant: page-indexable asks.
    if (page.elsewhere !== null) return { status: 'not_applicable' }
    if (new URL(address).protocol !== 'https:')
      return { score: 60, certain: page.url?.startsWith('https:') === true, code: 'insecure', args: { address }, fix }
    return { score: 100, code: 'good', args: {} }
  },
})
