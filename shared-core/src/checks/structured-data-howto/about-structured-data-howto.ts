import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutStructuredDataHowto = defineAbout({
  id: 'structured-data-howto',
  title: 'The page has HowTo markup',
  evidence: {
    grade: 'D',
    sources: ['https://developers.google.com/search/blog/2023/08/howto-faq-changes'],
    contrary: ['Markup changed citations by −4.6 % to +2.4 %, not significant, in two vendors’ measurements.'],
  },
  messages: {
    present: message('The page has HowTo markup. It moves no score.'),
    absent: message('The page has no HowTo markup. Nothing is lost.'),
  },
  fixes: {},
})
