import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutLlmsTxt = defineAbout({
  id: 'llms-txt',
  title: 'The site has an llms.txt',
  evidence: {
    grade: 'D',
    sources: ['https://developers.google.com/search/docs/fundamentals/ai-optimization-guide'],
    contrary: [
      'No correlation with citations over some 300,000 domains and in a panel of 137,000 domains (vendors’ measurements); Google uses no such file.',
    ],
  },
  messages: {
    present: message('The site has an llms.txt. It moves no score.'),
    absent: message('The site has no llms.txt. Nothing is lost.'),
  },
  fixes: {},
})
