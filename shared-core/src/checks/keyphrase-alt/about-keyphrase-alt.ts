import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutKeyphraseAlt = defineAbout({
  id: 'keyphrase-alt',
  title: 'An image shows the subject and says so',
  messages: {
    good: message<{ met: number; images: number }>('{met} of {images, plural, one {# image names} other {# images name}} the subject.'),
    none: message<{ images: number }>(
      'None of {images, plural, one {# image} other {# images}} names the subject in its alternative text.',
    ),
    few: message<{ met: number; images: number }>('{met} of {images} images name the subject.'),
    many: message<{ met: number; images: number }>('{met} of {images} images name the subject: too many to be true.'),
  },
  fixes: { describeImage: message('Where an image shows the subject, name it in the alternative text.') },
})
