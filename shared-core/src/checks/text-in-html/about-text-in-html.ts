import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTextInHtml = defineAbout({
  id: 'text-in-html',
  title: 'The text stands in the HTML',
  messages: {
    good: message('The text stands in the HTML that the server sends.'),
    empty: message('The HTML holds an empty frame; the text is made by scripts.'),
    // For translators: both count words, or characters in unspaced scripts.
    part: message<{ words: number; known: number }>('The HTML holds {words} of {known} words; scripts make the rest.'),
  },
  fixes: { renderOnServer: message('Let the server send the text (server rendering or a static build).') },
})
