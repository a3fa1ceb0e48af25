import { defineCheck } from '../define-check.ts'
import type { aboutLinkInternal } from './about-link-internal.ts'

export const linkInternal = defineCheck<typeof aboutLinkInternal>()({
  id: 'link-internal',
  needs: ['links'],
  run({ links }) {
    const internal = links.filter(({ kind }) => kind === 'internal')
    const followed = internal.filter(({ rel }) => !rel.includes('nofollow'))
    const fix = { code: 'addInternalLink', args: {}, safety: 'draft' } as const
    if (followed.length > 0) return { score: 100, code: 'good', args: { links: followed.length }, spans: followed.map(({ span }) => span) }
    if (internal.length > 0) return { score: 70, code: 'nofollow', args: {}, spans: internal.map(({ span }) => span), fix }
    return { score: 30, code: 'none', args: {}, fix }
  },
})
