import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutImagePresent = defineAbout({
  id: 'image-present',
  title: 'The article has an image or a video',
  messages: {
    good: message<{ media: number }>('{media, plural, one {# image or video} other {# images and videos}}.'),
    lead: message('The article has a main image.'),
    none: message('The article has no image and no video.'),
  },
  fixes: { addImage: message('Add a picture that shows what the text describes.') },
})
