import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutImageAlt = defineAbout({
  id: 'image-alt',
  title: 'Images have alternative text',
  messages: {
    good: message<{ images: number }>(
      '{images, plural, one {The image has} other {All # images have}} alternative text or {images, plural, one {is} other {are}} marked as decorative.',
    ),
    // For translators: {name} is the file name of the first of them.
    missing: message<{ missing: number; images: number; name: string }>(
      '{missing} of {images, plural, one {# image} other {# images}} without alternative text: {name}',
    ),
  },
  fixes: { writeAlt: message('Describe what the image shows, or mark it as decorative.') },
})
