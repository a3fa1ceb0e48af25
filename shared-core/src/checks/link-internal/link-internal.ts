import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const linkInternal = defineCheck({
  id: 'link-internal',
  title: 'The text links to other pages of the site',
  rationale: 'Search engines find pages through links, and readers find the next answer.',
  evidence: { grade: 'C', sources: ['https://developers.google.com/search/docs/crawling-indexing/links-crawlable'], contrary: [] },
  needs: ['links'],
  messages: {
    good: message<{ links: number }>('{links, plural, one {# link} other {# links}} to other pages of the site.'),
    nofollow: message('Links to other pages of the site all say nofollow.'),
    none: message('No link to another page of the site.'),
  },
  fixes: { addInternalLink: message('Link a related page of the site where the text touches its subject.') },
  run({ links }) {
    const internal = links.filter(({ kind }) => kind === 'internal')
    const followed = internal.filter(({ rel }) => !rel.includes('nofollow'))
    const fix = { code: 'addInternalLink', args: {}, safety: 'draft' } as const
    if (followed.length > 0) return { score: 100, code: 'good', args: { links: followed.length }, spans: followed.map(({ span }) => span) }
    if (internal.length > 0) return { score: 70, code: 'nofollow', args: {}, spans: internal.map(({ span }) => span), fix }
    return { score: 30, code: 'none', args: {}, fix }
  },
})
