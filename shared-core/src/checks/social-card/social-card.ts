import { defineCheck } from '../define-check.ts'

export const socialCard = defineCheck({
  id: 'social-card',
  needs: ['page'],
  run({ page }) {
    if (page === null || page.markup === null) return { status: 'not_checked' }
    const { social } = page.markup
    const isThere = (name: string) => (social[name] ?? '').trim() !== ''
    if (isThere('twitter:card') || (isThere('og:title') && isThere('og:image'))) return { score: 100, code: 'good', args: {} }
    return { score: 0, code: 'missing', args: {}, fix: { code: 'addCard', args: {}, safety: 'safe' } }
  },
})
