import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutSpecificDensity = defineAbout({
  id: 'specific-density',
  title: 'The article names things: dates, amounts, versions, names',
  messages: {
    good: message<{ specifics: number }>(
      '{specifics, plural, one {# date, amount, version or name} other {# dates, amounts, versions and names}}.',
    ),
    vague: message<{ specifics: number; words: number }>(
      '{specifics, plural, one {# date, amount, version or name} other {# dates, amounts, versions and names}} in {words} words.',
    ),
    noPrice: message('The title promises a price, and the text gives none.'),
  },
  fixes: { nameSpecifics: message('Name the date, the amount, the version, the place or the person where you know it.') },
})
