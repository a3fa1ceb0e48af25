import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTitleLength = defineAbout({
  id: 'title-length',
  title: 'The title has a length that search results can show',
  messages: {
    good: message<{ length: number }>('The title has {length, plural, one {# character} other {# characters}}.'),
    short: message<{ length: number; min: number }>(
      'The title has {length, plural, one {# character} other {# characters}}; aim for at least {min}.',
    ),
    long: message<{ length: number; max: number }>(
      'The title has {length, plural, one {# character} other {# characters}}; results may cut it after {max}.',
    ),
  },
  fixes: { chooseTitle: message('Change the title if it does not work as it is.') },
})
