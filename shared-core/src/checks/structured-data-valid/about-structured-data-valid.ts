import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutStructuredDataValid = defineAbout({
  id: 'structured-data-valid',
  title: 'Structured data is valid and says what the page says',
  messages: {
    good: message('The structured data is valid.'),
    broken: message('A block of the structured data is not valid JSON.'),
    missing: message<{ type: string; property: string }>('In the structured data, {type} lacks {property}.'),
    headline: message<{ type: string; headline: string }>('The structured data ({type}) says “{headline}”; readers see another headline.'),
    date: message<{ type: string; property: string }>('{property} of {type} is not the date that readers see.'),
    text: message<{ type: string; property: string }>('What {property} of {type} says does not stand in the text.'),
    duplicate: message<{ type: string }>('{type} is there more than once.'),
  },
  fixes: { fixMarkup: message('Correct the structured data, or let Citable write it.') },
})
