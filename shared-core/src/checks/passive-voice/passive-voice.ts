import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp, toScore } from '../ramp.ts'

export const passiveVoice = defineCheck({
  id: 'passive-voice',
  title: 'Sentences say who does what',
  rationale: 'The passive hides who acts and needs more words.',
  evidence: {
    grade: 'C',
    sources: ['https://github.com/Yoast/wordpress-seo'],
    contrary: ['The passive is right where the actor does not matter; only English is measured.'],
  },
  needs: ['passives'],
  messages: {
    good: message<{ percent: number }>('{percent} percent of the sentences are in the passive voice.'),
    many: message<{ percent: number }>('{percent} percent of the sentences are in the passive voice; a tenth is plenty.'),
  },
  fixes: { nameActor: message('Say who does it.') },
  run({ passives }) {
    if (passives === null || passives.sentences === 0) return { status: 'not_applicable' }
    const share = passives.passive / passives.sentences
    // Share of sentences: .1 → .25:0.
    const score = ramp(share, 0.25, 0.1)
    const percent = toScore(share * 100)
    return score >= 80
      ? { score, code: 'good', args: { percent } }
      : { score, code: 'many', args: { percent }, fix: { code: 'nameActor', args: {}, safety: 'draft' } }
  },
})
