import { defineCheck } from '../define-check.ts'

export const imagePresent = defineCheck({
  id: 'image-present',
  certain: false,
  needs: ['images'],
  run({ images: { images: all, videos, hasLead } }) {
    const images = all.filter(({ isSign }) => !isSign)
    const media = images.length + videos
    if (media > 0) return { score: 100, code: 'good', args: { media }, spans: images.map(({ span }) => span) }
    if (hasLead) return { score: 100, code: 'lead', args: {} }
    return { score: 0, code: 'none', args: {}, fix: { code: 'addImage', args: {}, safety: 'none' } }
  },
})
