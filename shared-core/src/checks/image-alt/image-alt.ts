import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const imageAlt = defineCheck({
  id: 'image-alt',
  title: 'Images have alternative text',
  rationale: 'People who do not see the image read its alternative text; image search does too.',
  evidence: {
    grade: 'C',
    sources: ['https://www.w3.org/WAI/tutorials/images/', 'https://developers.google.com/search/docs/appearance/google-images'],
    contrary: [],
  },
  needs: ['images'],
  messages: {
    good: message<{ images: number }>(
      '{images, plural, one {The image has} other {All # images have}} alternative text or {images, plural, one {is} other {are}} marked as decorative.',
    ),
    missing: message<{ missing: number; images: number }>(
      '{missing} of {images, plural, one {# image} other {# images}} without alternative text.',
    ),
  },
  fixes: { writeAlt: message('Describe what the image shows, or mark it as decorative.') },
  run({ images: { images } }) {
    if (images.length === 0) return { status: 'not_applicable' }
    const missing = images.filter(({ alt }) => alt === null)
    if (missing.length === 0) return { score: 100, code: 'good', args: { images: images.length } }
    return {
      score: ramp(images.length - missing.length, 0, images.length),
      code: 'missing',
      args: { missing: missing.length, images: images.length },
      spans: missing.map(({ span }) => span),
      fix: { code: 'writeAlt', args: {}, safety: 'draft' },
    }
  },
})
