import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTextVisible = defineAbout({
  id: 'text-visible',
  title: 'Readers see all the text that machines see',
  messages: {
    good: message('No hidden text was found.'),
    instruction: message<{ quote: string }>('The text holds an instruction to language models: “{quote}”'),
    hiddenInstruction: message<{ quote: string }>('Hidden text holds an instruction to language models: “{quote}”'),
    invisible: message<{ quote: string }>('The text holds runs of invisible characters near “{quote}”.'),
    leftovers: message<{ count: number }>(
      '{count, plural, one {# place holds} other {# places hold}} invisible characters that an editor left behind.',
    ),
    hidden: message<{ quote: string }>('Text is hidden from readers: “{quote}”'),
  },
  fixes: {
    removeHidden: message('Remove it. If you did not write it, find out who changed the page.'),
    removeLeftovers: message('Remove the invisible characters.'),
  },
})
