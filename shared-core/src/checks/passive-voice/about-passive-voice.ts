import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutPassiveVoice = defineAbout({
  id: 'passive-voice',
  title: 'Sentences say who does what',
  evidence: {
    grade: 'C',
    sources: ['https://github.com/Yoast/wordpress-seo'],
    contrary: ['The passive is right where the actor does not matter; ten languages are measured by rules that miss some forms.'],
  },
  messages: {
    good: message<{ percent: number }>('{percent} percent of the sentences are in the passive voice.'),
    many: message<{ percent: number }>('{percent} percent of the sentences are in the passive voice; a tenth is plenty.'),
  },
  fixes: { nameActor: message('Say who does it.') },
})
