import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutQuotationAttributed = defineAbout({
  id: 'quotation-attributed',
  title: 'The article quotes people and says who they are',
  messages: {
    good: message<{ quotations: number }>('{quotations, plural, one {# quotation names} other {# quotations name}} the speaker.'),
    few: message<{ quotations: number }>('{quotations, plural, one {# quotation names} other {# quotations name}} the speaker.'),
    unattributed: message<{ quotations: number; quote: string }>(
      '{quotations, plural, one {# quotation names} other {# quotations name}} the speaker; nobody is named for “{quote}”.',
    ),
  },
  fixes: {
    quoteExpert: message('Quote somebody who knows, with the name, if you have spoken with one or can cite the source.'),
    nameSpeaker: message('Say who said it.'),
  },
})
