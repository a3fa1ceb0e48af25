import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutLlmsTxt = defineAbout({
  id: 'llms-txt',
  title: 'The site has an llms.txt',
  messages: {
    present: message('The site has an llms.txt. It moves no score.'),
    absent: message('The site has no llms.txt. Nothing is lost.'),
  },
  fixes: {},
})
