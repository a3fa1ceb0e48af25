import { defineCheck } from '../define-check.ts'

/** Words; a shorter text may have nothing to link. */
const longWords = 500
const minWords = 300

export const linkInternal = defineCheck({
  id: 'link-internal',
  needs: ['links', 'page', 'siteFiles', 'size'],
  run({ links, page, siteFiles, size: { words } }) {
    const internal = links.filter(({ kind }) => kind === 'internal')
    const followed = internal.filter(({ rel }) => !rel.includes('nofollow'))
    const fix = { code: 'addInternalLink', args: {}, safety: 'draft' } as const
    if (followed.length > 0) return { score: 100, code: 'good', args: { links: followed.length }, spans: followed.map(({ span }) => span) }
    if (internal.length > 0) return { score: 70, code: 'nofollow', args: {}, spans: internal.map(({ span }) => span), fix }
    // a draft without an address is on no site yet
    if (words < minWords || (page === null && !siteFiles.isKnown)) return { status: 'not_applicable' }
    // The links that a fetched page's site could offer are unknown.
    return { score: 30, certain: words >= longWords && page === null && siteFiles.isKnown, code: 'none', args: {}, fix }
  },
})
