import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTextWordCount = defineAbout({
  id: 'text-word-count',
  title: 'How long the article is',
  messages: {
    long: message<{ words: number }>('{words} words (characters in unspaced scripts). It moves no score.'),
    short: message<{ words: number }>('{words} words (characters in unspaced scripts). It moves no score.'),
  },
  fixes: {},
})
