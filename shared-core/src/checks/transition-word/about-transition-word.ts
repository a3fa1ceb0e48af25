import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTransitionWord = defineAbout({
  id: 'transition-word',
  title: 'Sentences are linked',
  evidence: {
    grade: 'D',
    sources: ['https://github.com/Yoast/wordpress-seo'],
    contrary: ['No study shows an effect on search or citations.'],
  },
  messages: {
    good: message<{ percent: number }>('{percent} percent of the sentences hold a linking word.'),
    few: message<{ percent: number }>('{percent} percent of the sentences hold a linking word.'),
  },
  fixes: {},
})
