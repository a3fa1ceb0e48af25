import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

const properties = ['og:title', 'og:description', 'og:image', 'og:url', 'og:type'] as const

/** Pixels that large previews ask for. */
const large = { width: 1200, height: 630 } as const

export const socialOpenGraph = defineCheck({
  id: 'social-open-graph',
  needs: ['page'],
  run({ page }) {
    if (page === null || page.markup === null) return { status: 'not_checked' }
    const { social } = page.markup
    const fix = { code: 'addOpenGraph', args: {}, safety: 'safe' } as const
    const missing = properties.filter((name) => (social[name] ?? '').trim() === '')
    if (missing.length > 0)
      return {
        score: ramp(properties.length - missing.length, 0, properties.length),
        certain: !(page.hasDescription && page.canonicals.length > 0),
        code: 'missing',
        args: { present: properties.length - missing.length, total: properties.length, names: missing.join(', ') },
        fix,
      }
    const address = social['og:image'] ?? ''
    if (!/^https?:\/\//i.test(address))
      return { score: 60, code: 'relative', args: { address }, fix: { code: 'writeWhole', args: {}, safety: 'safe' } }
    const [width, height] = [Number(social['og:image:width']), Number(social['og:image:height'])]
    if ((width > 0 && width < large.width) || (height > 0 && height < large.height))
      return { score: 85, code: 'small', args: { width: width || 0, height: height || 0 } }
    return { score: 100, code: 'good', args: {} }
  },
})
