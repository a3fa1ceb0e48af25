import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutParagraphLength = defineAbout({
  id: 'paragraph-length',
  title: 'No paragraph is very long',
  messages: {
    // For translators: {words} counts words, or characters in unspaced scripts.
    good: message<{ words: number; unit: string }>(
      'The longest paragraph has {words} {unit, select, characters {characters} other {words}}.',
    ),
    // For translators: both count words, or characters in unspaced scripts.
    long: message<{ words: number; max: number; unit: string }>(
      'A paragraph has {words} {unit, select, characters {characters} other {words}}; up to {max} read well.',
    ),
  },
  fixes: { splitParagraph: message('Split the paragraph where a new thought begins.') },
})
