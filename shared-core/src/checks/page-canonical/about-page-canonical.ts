import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutPageCanonical = defineAbout({
  id: 'page-canonical',
  title: 'The page names its canonical address',
  messages: {
    good: message('The canonical address is declared well.'),
    missing: message('No canonical address is declared.'),
    several: message<{ count: number }>('{count} canonical addresses are declared; engines then choose for themselves.'),
    relative: message<{ address: string }>('The canonical address “{address}” is not absolute.'),
    insecure: message<{ address: string }>('The canonical address “{address}” does not use https.'),
  },
  fixes: { setCanonical: message('Declare this page’s own full address, with https.') },
})
