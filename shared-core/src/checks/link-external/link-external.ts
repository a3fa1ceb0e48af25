import { defineCheck } from '../define-check.ts'

export const linkExternal = defineCheck({
  id: 'link-external',
  certain: false,
  needs: ['links'],
  run({ links }) {
    const external = links.filter(({ kind }) => kind === 'external')
    const followed = external.filter(({ rel }) => !rel.includes('nofollow'))
    const fix = { code: 'linkSource', args: {}, safety: 'none' } as const
    if (followed.length > 0) return { score: 100, code: 'good', args: { links: followed.length }, spans: followed.map(({ span }) => span) }
    if (external.length > 0) return { score: 75, code: 'nofollow', args: {}, spans: external.map(({ span }) => span), fix }
    return { score: 35, code: 'none', args: {}, fix }
  },
})
