import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTitleAnswered = defineAbout({
  id: 'title-answered',
  title: 'A title that teases is answered by the text',
  messages: {
    good: message('The title promises no more than the text keeps.'),
    teasing: message('The title teases, and the text does not answer it.'),
  },
  fixes: { sayAnswer: message('Say in the title what the reader will learn, or answer it in the opening.') },
})
