import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutKeyphraseDistribution = defineAbout({
  id: 'keyphrase-distribution',
  title: 'The keyphrase runs through the text',
  messages: {
    good: message<{ phrase: string }>('“{phrase}” runs through the text.'),
    gap: message<{ phrase: string; percent: number }>('{percent} percent of the text go without “{phrase}”.'),
  },
  fixes: { spreadPhrase: message<{ phrase: string }>('Name “{phrase}” again where the text comes back to it.') },
})
