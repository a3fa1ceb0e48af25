import { defineCheck } from '../define-check.ts'

export const pageViewport = defineCheck({
  id: 'page-viewport',
  needs: ['page'],
  run({ page }) {
    if (page === null || page.markup === null) return { status: 'not_checked' }
    const fix = { code: 'fixViewport', args: {}, safety: 'safe' } as const
    const { viewport } = page.markup
    if (viewport === null || viewport.trim() === '') return { score: 50, code: 'missing', args: {}, fix }
    const limit = /maximum-scale\s*=\s*([\d.]+)/i.exec(viewport)
    // WCAG 1.4.4 asks for 200 %.
    if (/user-scalable\s*=\s*(?:no|0)/i.test(viewport) || (limit !== null && Number(limit[1]) < 2))
      return { score: 0, certain: false, code: 'locked', args: {}, fix }
    return { score: 100, code: 'good', args: {} }
  },
})
