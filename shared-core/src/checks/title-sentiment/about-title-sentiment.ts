import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTitleSentiment = defineAbout({
  id: 'title-sentiment',
  title: 'The title shows a feeling',
  evidence: {
    grade: 'D',
    sources: ['https://github.com/rankmath/seo-by-rank-math'],
    contrary: ['No evidence for search was found. The list of words is short and English only.'],
  },
  messages: {
    positive: message<{ word: string }>('The title sounds positive (“{word}”). It moves no score.'),
    negative: message<{ word: string }>('The title sounds negative (“{word}”). It moves no score.'),
    neutral: message('The title shows no feeling. Nothing is lost.'),
  },
  fixes: {},
})
