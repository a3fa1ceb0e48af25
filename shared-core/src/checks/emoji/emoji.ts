import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const emoji = defineCheck({
  id: 'emoji',
  title: 'The text uses emoji',
  rationale: 'Sometimes advised, sometimes warned of. No effect is known.',
  evidence: {
    grade: 'D',
    sources: ['https://arxiv.org/abs/2605.25517'],
    contrary: ['No study isolates emoji; formatting alone had no effect.'],
  },
  needs: ['emphasis'],
  messages: {
    some: message<{ count: number }>('{count} emoji. They move no score.'),
    none: message('No emoji. Nothing is lost.'),
  },
  fixes: {},
  run({ emphasis }) {
    return emphasis.emoji > 0 ? { score: 100, code: 'some', args: { count: emphasis.emoji } } : { score: 0, code: 'none', args: {} }
  },
})
