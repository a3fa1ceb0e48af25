import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutKeyphraseTitle = defineAbout({
  id: 'keyphrase-title',
  title: 'The title holds the keyphrase',
  messages: {
    good: message<{ phrase: string }>('The title holds “{phrase}”.'),
    late: message<{ phrase: string }>('The title holds “{phrase}”, but late.'),
    part: message<{ phrase: string }>('The title holds a part of “{phrase}”.'),
    missing: message<{ phrase: string }>('The title lacks “{phrase}”.'),
  },
  fixes: { chooseTitle: message<{ phrase: string }>('Bring “{phrase}” to the front of the title.') },
})
