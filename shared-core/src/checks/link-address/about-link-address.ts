import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutLinkAddress = defineAbout({
  id: 'link-address',
  title: 'Links have addresses that work for readers',
  messages: {
    good: message<{ links: number }>('{links, plural, one {# address} other {# addresses}} can be followed.'),
    broken: message<{ address: string }>('“{address}” is no address that can be followed.'),
    script: message<{ address: string }>('“{address}” runs a script instead of leading somewhere.'),
    private: message<{ address: string }>('“{address}” leads to a test site or to your own machine.'),
    mail: message<{ address: string }>('“{address}” is no mail address.'),
  },
  fixes: { fixLink: message<{ address: string }>('Correct the address “{address}”.') },
})
