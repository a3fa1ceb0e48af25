import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const linkText = defineCheck({
  id: 'link-text',
  title: 'Link texts say where they lead',
  rationale: 'Search engines read the link text as a description of its target, and screen readers list links without their surroundings.',
  evidence: {
    grade: 'C',
    sources: [
      'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
      'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context',
    ],
    contrary: [],
  },
  needs: ['linkTexts'],
  messages: {
    good: message<{ links: number }>('{links, plural, one {# link says} other {# links say}} where they lead.'),
    vague: message<{ vague: number; links: number; text: string }>(
      '{vague} of {links, plural, one {# link does} other {# links do}} not say where it leads, such as “{text}”.',
    ),
  },
  fixes: { nameLink: message<{ text: string }>('Replace “{text}” by the name of what is linked.') },
  run({ linkTexts }) {
    if (linkTexts.length === 0) return { status: 'not_applicable' }
    const vague = linkTexts.filter((link) => link.vague)
    const first = vague[0]
    if (first === undefined) return { score: 100, code: 'good', args: { links: linkTexts.length } }
    const text = first.span.quote.trim().slice(0, 80)
    return {
      score: ramp(linkTexts.length - vague.length, 0, linkTexts.length),
      code: 'vague',
      args: { vague: vague.length, links: linkTexts.length, text },
      spans: vague.map(({ span }) => span),
      fix: { code: 'nameLink', args: { text }, safety: 'draft' },
    }
  },
})
