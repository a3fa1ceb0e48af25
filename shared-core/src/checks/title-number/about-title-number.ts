import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTitleNumber = defineAbout({
  id: 'title-number',
  title: 'The title has a figure',
  evidence: {
    grade: 'D',
    sources: ['https://github.com/rankmath/seo-by-rank-math'],
    contrary: [
      'No evidence for search was found. In experiments with headlines of one news site the one with a figure was clicked more often; that is another question.',
    ],
  },
  messages: {
    some: message<{ figure: string }>('The title has the figure “{figure}”. It moves no score.'),
    none: message('The title has no figure. Nothing is lost.'),
  },
  fixes: {},
})
