import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutEmoji = defineAbout({
  id: 'emoji',
  title: 'The text uses emoji',
  evidence: {
    grade: 'D',
    sources: ['https://arxiv.org/abs/2605.25517'],
    contrary: ['No study isolates emoji; formatting alone had no effect.'],
  },
  messages: {
    some: message<{ count: number }>('{count} emoji. They move no score.'),
    none: message('No emoji. Nothing is lost.'),
  },
  fixes: {},
})
