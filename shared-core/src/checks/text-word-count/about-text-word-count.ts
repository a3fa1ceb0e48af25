import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTextWordCount = defineAbout({
  id: 'text-word-count',
  title: 'How long the article is',
  evidence: {
    grade: 'D',
    sources: ['https://developers.google.com/search/docs/fundamentals/ai-optimization-guide'],
    contrary: ['Length alone orders pages of one question right in 48.1 % of pairs, chance being 50.'],
  },
  messages: {
    long: message<{ words: number }>('{words} words (characters in unspaced scripts). It moves no score.'),
    short: message<{ words: number }>('{words} words (characters in unspaced scripts). It moves no score.'),
  },
  fixes: {},
})
