import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const pageCanonical = defineCheck({
  id: 'page-canonical',
  title: 'The page names its canonical address',
  rationale: 'One page is reached under many addresses; the canonical one collects what search engines know of it.',
  evidence: {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'],
    contrary: [],
  },
  needs: ['page'],
  messages: {
    good: message('The canonical address is declared well.'),
    missing: message('No canonical address is declared.'),
    several: message<{ count: number }>('{count} canonical addresses are declared; engines then choose for themselves.'),
    relative: message<{ address: string }>('The canonical address “{address}” is not absolute.'),
    insecure: message<{ address: string }>('The canonical address “{address}” does not use https.'),
    foreign: message<{ address: string }>('The canonical address “{address}” is on another site.'),
  },
  fixes: { setCanonical: message('Declare one absolute https address of this site.') },
  run({ page }) {
    if (page === null || page.markup === null) return { status: 'not_applicable' }
    const fix = { code: 'setCanonical', args: {}, safety: 'draft' } as const
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
