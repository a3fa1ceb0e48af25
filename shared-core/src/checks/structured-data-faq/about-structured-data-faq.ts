import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutStructuredDataFaq = defineAbout({
  id: 'structured-data-faq',
  title: 'The page has FAQ markup',
  messages: {
    present: message('The page has FAQ markup. It moves no score.'),
    absent: message('The page has no FAQ markup. Nothing is lost.'),
  },
  fixes: {},
})
