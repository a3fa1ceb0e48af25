import type { SingleEdit } from '../../model/edit.ts'
import { defineCheck } from '../define-check.ts'
import { editOf } from '../edit-of.ts'
import { ramp } from '../ramp.ts'
import type { aboutImageAlt } from './about-image-alt.ts'

export const imageAlt = defineCheck<typeof aboutImageAlt>()({
  id: 'image-alt',
  needs: ['images'],
  run({ images: { images } }) {
    if (images.length === 0) return { status: 'not_applicable' }
    const missing = images.filter(({ alt }) => alt === null)
    if (missing.length === 0) return { score: 100, code: 'good', args: { images: images.length } }
    return {
      score: ramp(images.length - missing.length, 0, images.length),
      code: 'missing',
      args: { missing: missing.length, images: images.length },
      spans: missing.map(({ span }) => span),
      // A caption says what the image shows.
      fix: {
        code: 'writeAlt',
        args: {},
        safety: 'draft',
        edit: editOf(missing.flatMap(({ block, span }) => captionEdit(block, span.quote))),
      },
    }
  },
})

function captionEdit(block: string, caption: string): readonly SingleEdit[] {
  const value = caption.replace(/\s+/g, ' ').trim()
  return value === '' ? [] : [{ kind: 'set_attribute', block, name: 'alt', before: '', value }]
}
