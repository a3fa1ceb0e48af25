import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const imageAlt = defineCheck({
  id: 'image-alt',
  needs: ['images'],
  run({ images: { images: all } }) {
    const images = all.filter(({ alt, says }) => alt !== null || says !== false)
    if (images.length === 0) return { status: 'not_applicable' }
    const missing = images.filter(({ alt }) => alt === null)
    const first = missing.find(({ says }) => says === true) ?? missing[0]
    if (first === undefined) return { score: 100, code: 'good', args: { images: images.length } }
    return {
      score: ramp(images.length - missing.length, 0, images.length),
      certain: first.says === true,
      code: 'missing',
      args: { missing: missing.length, images: images.length, name: first.name },
      spans: missing.map(({ span }) => span),
      // The caption is no proposal: a listener would hear it twice.
      fix: { code: 'writeAlt', args: {}, safety: 'none' },
    }
  },
})
