import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutEmphasisBold = defineAbout({
  id: 'emphasis-bold',
  title: 'Some passages are bold',
  evidence: {
    grade: 'D',
    sources: ['https://arxiv.org/abs/2605.25517'],
    contrary: ['Formatting alone had no effect in 252,000 paired trials.'],
  },
  messages: {
    some: message<{ passages: number }>('{passages, plural, one {# bold passage} other {# bold passages}}. It moves no score.'),
    none: message('No bold passage. Nothing is lost.'),
  },
  fixes: {},
})
