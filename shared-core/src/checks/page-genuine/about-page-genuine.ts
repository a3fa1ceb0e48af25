import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutPageGenuine = defineAbout({
  id: 'page-genuine',
  title: 'The page is a real page',
  messages: {
    good: message('The page is a real page.'),
    error: message<{ title: string }>('The page looks like an error page: “{title}”'),
  },
  fixes: { answerTruly: message('Let the server answer errors with their own status.') },
})
