import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTrainingBotAccess = defineAbout({
  id: 'training-bot-access',
  title: 'Crawlers that collect training text may read the page',
  messages: {
    allowed: message('All crawlers that collect training text may read the page. It moves no score.'),
    blocked: message<{ names: string }>('Kept out: {names}. It moves no score.'),
  },
  fixes: {},
})
