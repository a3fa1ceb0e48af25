import { defineCheck } from '../define-check.ts'
import type { aboutPageCanonical } from './about-page-canonical.ts'

export const pageCanonical = defineCheck<typeof aboutPageCanonical>()({
  id: 'page-canonical',
  needs: ['page'],
  run({ page }) {
    if (page === null || page.markup === null) return { status: 'not_applicable' }
    // Its own address is known where the page was read from it.
    const fix = { code: 'setCanonical', args: {}, safety: page.url === null ? 'draft' : 'safe' } as const
    const [address] = page.canonicals
    if (address === undefined) return { score: 0, code: 'missing', args: {}, fix }
    if (page.canonicals.length > 1) return { score: 20, code: 'several', args: { count: page.canonicals.length }, fix }
    if (!URL.canParse(address)) return { score: 40, code: 'relative', args: { address }, fix }
    const { hostname, protocol } = new URL(address)
    if (page.url !== null && URL.canParse(page.url) && bare(new URL(page.url).hostname) !== bare(hostname))
      return { score: 40, code: 'foreign', args: { address }, fix }
    if (protocol !== 'https:') return { score: 60, code: 'insecure', args: { address }, fix }
    return { score: 100, code: 'good', args: {} }
  },
})

const bare = (host: string): string => host.replace(/^www\./, '')
