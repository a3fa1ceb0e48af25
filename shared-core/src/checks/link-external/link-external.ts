import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const linkExternal = defineCheck({
  id: 'link-external',
  title: 'The text links to other sites',
  rationale: 'Links to sources show readers and search engines where a text stands.',
  evidence: {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/crawling-indexing/links-crawlable'],
    contrary: ['That links to others help a ranking is convention, not shown.'],
  },
  needs: ['links'],
  messages: {
    good: message<{ links: number }>('{links, plural, one {# link} other {# links}} to other sites.'),
    nofollow: message('Links to other sites all say nofollow.'),
    none: message('No link to another site.'),
  },
  fixes: { linkSource: message('Link a source where the text rests on one.') },
  run({ links }) {
    const external = links.filter(({ kind }) => kind === 'external')
    const followed = external.filter(({ rel }) => !rel.includes('nofollow'))
    const fix = { code: 'linkSource', args: {}, safety: 'none' } as const
    if (followed.length > 0) return { score: 100, code: 'good', args: { links: followed.length }, spans: followed.map(({ span }) => span) }
    if (external.length > 0) return { score: 75, code: 'nofollow', args: {}, spans: external.map(({ span }) => span), fix }
    return { score: 35, code: 'none', args: {}, fix }
  },
})
