import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutDescriptionLength = defineAbout({
  id: 'description-length',
  title: 'The meta description has a length that snippets can show',
  messages: {
    good: message<{ length: number }>('The meta description has {length, plural, one {# character} other {# characters}}.'),
    short: message<{ length: number; min: number }>(
      'The meta description has {length, plural, one {# character} other {# characters}}; aim for at least {min}.',
    ),
    long: message<{ length: number; max: number }>(
      'The meta description has {length, plural, one {# character} other {# characters}}; snippets may cut it after {max}.',
    ),
  },
  fixes: { writeDescription: message('Sum up in one or two sentences what the page says.') },
})
