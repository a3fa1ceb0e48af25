import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutIndexnow = defineAbout({
  id: 'indexnow',
  title: 'The site reports changes by IndexNow',
  messages: {
    used: message('The site reports changes by IndexNow. It moves no score.'),
    unused: message('The site does not report changes by IndexNow. Nothing is lost but time.'),
  },
  fixes: {},
})
