import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutKeyphraseSlug = defineAbout({
  id: 'keyphrase-slug',
  title: 'The address holds the keyphrase',
  messages: {
    good: message<{ phrase: string }>('The address holds “{phrase}”.'),
    missing: message<{ phrase: string }>('The address lacks words of “{phrase}”.'),
  },
  fixes: { nameInSlug: message<{ phrase: string }>('Use the words of “{phrase}” in the address.') },
})
