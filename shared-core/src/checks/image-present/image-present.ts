import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const imagePresent = defineCheck({
  id: 'image-present',
  title: 'The article has an image or a video',
  rationale: 'Results, previews and readers profit from a picture that shows the subject.',
  evidence: {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/appearance/google-images'],
    contrary: ['That an image helps a ranking is convention, not shown.'],
  },
  needs: ['images'],
  messages: {
    good: message<{ media: number }>('{media, plural, one {# image or video} other {# images and videos}}.'),
    lead: message('The article has a main image.'),
    none: message('The article has no image and no video.'),
  },
  fixes: { addImage: message('Add a picture that shows what the text describes.') },
  run({ images: { images, videos, hasLead } }) {
    const media = images.length + videos
    if (media > 0) return { score: 100, code: 'good', args: { media }, spans: images.map(({ span }) => span) }
    if (hasLead) return { score: 100, code: 'lead', args: {} }
    return { score: 0, code: 'none', args: {}, fix: { code: 'addImage', args: {}, safety: 'none' } }
  },
})
