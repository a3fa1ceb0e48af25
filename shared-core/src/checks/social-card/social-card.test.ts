import { testCheck } from '../../testing/test-check.ts'
import { socialCard } from './social-card.ts'

const page = (social: Record<string, string>) => ({ page: { markup: { social } } })

testCheck(socialCard, [
  { name: 'does not look at a draft, which has no page', signals: { page: null }, expect: 'not_checked' },
  { name: 'passes a card', signals: page({ 'twitter:card': 'summary' }), expect: { code: 'good', score: 100, fix: null } },
  {
    name: 'falls back to Open Graph',
    signals: page({ 'og:title': 'T', 'og:image': 'https://example.org/a.jpg' }),
    expect: { code: 'good' },
  },
  { name: 'fails without either', signals: page({ 'og:title': 'T' }), expect: { code: 'missing', score: 0, fix: 'addCard' } },
])
