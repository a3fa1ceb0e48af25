import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutDateVisible = defineAbout({
  id: 'date-visible',
  title: 'The article has a date that readers and machines can trust',
  messages: {
    good: message('The dates are given, and they fit together.'),
    missing: message('No date was found on the page.'),
    unreadable: message<{ date: string }>('The date “{date}” cannot be read.'),
    hidden: message('The date is declared for machines, but readers do not see one.'),
    undeclared: message('Readers see a date, but no metadata declares it.'),
    differs: message('Readers see another date than the metadata declare.'),
    order: message<{ published: string; modified: string }>('The change ({modified}) lies before the publication ({published}).'),
    future: message<{ date: string }>('The date {date} lies in the future.'),
  },
  fixes: {
    showDate: message('Show the date of publication or of the last change near the title, in a time element.'),
    declareDate: message('Declare the date in the metadata: datePublished in the structured data, or a time element.'),
    correctDate: message('Correct the date.'),
  },
})
