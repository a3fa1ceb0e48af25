import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutDateOrder = defineAbout({
  id: 'date-order',
  title: 'The change does not lie before the publication',
  messages: {
    good: message('The dates are in order.'),
    order: message<{ published: string; modified: string }>('The change ({modified}) lies before the publication ({published}).'),
    unreadable: message<{ date: string }>('The date “{date}” cannot be read.'),
  },
  fixes: { fixDates: message('Correct the dates.') },
})
