import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutPageHreflang = defineAbout({
  id: 'page-hreflang',
  title: 'Translations of the page are declared well',
  messages: {
    good: message<{ languages: number }>('{languages, plural, one {# translation is} other {# translations are}} declared well.'),
    invalid: message<{ language: string }>('“{language}” is no language tag.'),
    relative: message<{ address: string }>('“{address}” is not absolute.'),
    noSelf: message('The page does not name itself among its translations.'),
  },
  fixes: { fixHreflang: message('Name every language version with its absolute address, this page included.') },
})
