import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTrainingBotAccess = defineAbout({
  id: 'training-bot-access',
  title: 'Crawlers that collect training text may read the page',
  evidence: {
    grade: 'D',
    sources: [
      'https://platform.openai.com/docs/bots',
      'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers',
    ],
    contrary: ['The operators say that these crawlers have no part in search.'],
  },
  messages: {
    allowed: message('All crawlers that collect training text may read the page. It moves no score.'),
    blocked: message<{ names: string }>('Kept out: {names}. It moves no score.'),
  },
  fixes: {},
})
