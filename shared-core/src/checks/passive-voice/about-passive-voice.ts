import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutPassiveVoice = defineAbout({
  id: 'passive-voice',
  title: 'Sentences say who does what',
  messages: {
    good: message<{ percent: number }>('{percent} percent of the sentences are in the passive voice.'),
    many: message<{ percent: number }>('{percent} percent of the sentences are in the passive voice; a tenth is plenty.'),
  },
  fixes: { nameActor: message('Say who does it.') },
})
