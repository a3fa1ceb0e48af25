import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutParagraphLength = defineAbout({
  id: 'paragraph-length',
  title: 'No paragraph is very long',
  rationale: 'A wall of text is skipped, above all on small screens.',
  evidence: { grade: 'C', sources: ['https://github.com/Yoast/wordpress-seo'], contrary: [] },
  messages: {
    good: message<{ words: number }>('The longest paragraph has {words}.', '{words} counts words, or characters in unspaced scripts'),
    long: message<{ words: number; max: number }>(
      'A paragraph of {words} is longer than {max}.',
      'both count words, or characters in unspaced scripts',
    ),
  },
  fixes: { splitParagraph: message<{ words: number }>('Split the paragraph of {words} where a new thought begins.') },
})
