import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutStructuredDataHowto = defineAbout({
  id: 'structured-data-howto',
  title: 'The page has HowTo markup',
  messages: {
    present: message('The page has HowTo markup. It moves no score.'),
    absent: message('The page has no HowTo markup. Nothing is lost.'),
  },
  fixes: {},
})
