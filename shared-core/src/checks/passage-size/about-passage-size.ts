import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutPassageSize = defineAbout({
  id: 'passage-size',
  title: 'Paragraphs have a size that can be quoted',
  messages: {
    good: message<{ fitting: number; paragraphs: number }>('{fitting} of {paragraphs} paragraphs have a size that can be quoted.'),
    long: message<{ words: number }>('A paragraph of {words} words is too long to be quoted whole.'),
    short: message<{ fitting: number; paragraphs: number; min: number }>(
      '{fitting} of {paragraphs} paragraphs have a size that can be quoted; many have fewer than {min} words.',
    ),
  },
  fixes: {
    splitParagraph: message('Split the paragraph where a new thought begins.'),
    joinParagraphs: message('Join short paragraphs that belong to one thought.'),
  },
})
