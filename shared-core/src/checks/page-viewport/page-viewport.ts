import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const pageViewport = defineCheck({
  id: 'page-viewport',
  title: 'Readers can zoom the page',
  rationale: 'Most readers hold a small screen, and many need larger letters.',
  evidence: {
    grade: 'C',
    sources: [
      'https://www.w3.org/WAI/WCAG22/Understanding/resize-text',
      'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
    ],
    contrary: [],
  },
  needs: ['page'],
  messages: {
    good: message('The page fits small screens and can be zoomed.'),
    missing: message('The page declares no viewport.'),
    locked: message('The page forbids zooming.'),
  },
  fixes: { fixViewport: message('Declare width=device-width, initial-scale=1 and no limit of scale.') },
  run({ page }) {
    if (page === null || page.markup === null) return { status: 'not_applicable' }
    const fix = { code: 'fixViewport', args: {}, safety: 'draft' } as const
    const { viewport } = page.markup
    if (viewport === null || viewport.trim() === '') return { score: 50, code: 'missing', args: {}, fix }
    const limit = /maximum-scale\s*=\s*([\d.]+)/i.exec(viewport)
    // WCAG 1.4.4 asks for 200 %.
    if (/user-scalable\s*=\s*(?:no|0)/i.test(viewport) || (limit !== null && Number(limit[1]) < 2))
      return { score: 0, code: 'locked', args: {}, fix }
    return { score: 100, code: 'good', args: {} }
  },
})
