import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const socialCard = defineCheck({
  id: 'social-card',
  title: 'Shared links show a card',
  rationale: 'X and some messengers read twitter:card and fall back to Open Graph.',
  evidence: {
    grade: 'C',
    sources: ['https://developer.x.com/en/docs/x-for-websites/cards/overview/markup'],
    contrary: ['Nothing shows an effect on search.'],
  },
  needs: ['page'],
  messages: { good: message('Shared links show a card.'), missing: message('Shared links show no card.') },
  fixes: { addCard: message('Let your system print twitter:card or Open Graph properties.') },
  run({ page }) {
    if (page === null || page.markup === null) return { status: 'not_applicable' }
    const { social } = page.markup
    const isThere = (name: string) => (social[name] ?? '').trim() !== ''
    if (isThere('twitter:card') || (isThere('og:title') && isThere('og:image'))) return { score: 100, code: 'good', args: {} }
    return { score: 0, code: 'missing', args: {}, fix: { code: 'addCard', args: {}, safety: 'draft' } }
  },
})
