import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutKeyphraseIntro = defineAbout({
  id: 'keyphrase-intro',
  title: 'The opening holds the keyphrase',
  messages: {
    good: message<{ phrase: string }>('One sentence of the first paragraph holds “{phrase}”.'),
    spread: message<{ phrase: string }>('The first paragraph holds “{phrase}”, spread over sentences.'),
    later: message<{ phrase: string }>('“{phrase}” comes after the first paragraph.'),
    missing: message<{ phrase: string }>('The opening does not mention “{phrase}”.'),
  },
  fixes: { openWithPhrase: message<{ phrase: string }>('Say in the first sentences that this is about “{phrase}”.') },
})
