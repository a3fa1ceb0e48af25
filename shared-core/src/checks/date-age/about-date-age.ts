import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutDateAge = defineAbout({
  id: 'date-age',
  title: 'The article was reviewed recently',
  messages: {
    good: message<{ days: number }>('Last changed {days, plural, one {# day} other {# days}} ago.'),
    old: message<{ days: number }>('Last changed {days, plural, one {# day} other {# days}} ago.'),
    onlyDated: message<{ days: number }>(
      'The date is newer than the text, which has been the same for {days, plural, one {# day} other {# days}}.',
    ),
  },
  fixes: { reviewArticle: message('Check the facts, change what is no longer true, and give the new date.') },
})
