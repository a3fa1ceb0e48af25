import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const passageSelfContained = defineCheck({
  id: 'passage-self-contained',
  title: 'Sections open so that they can stand alone',
  rationale: 'A quoted passage arrives without the text before it; “This is why it works” then says nothing.',
  evidence: { grade: 'B', sources: ['https://arxiv.org/abs/2510.11438'], contrary: [] },
  needs: ['passages'],
  messages: {
    good: message<{ met: number; sections: number }>(
      '{met} of {sections, plural, one {# section opens} other {# sections open}} so that they can stand alone.',
    ),
    pointsBack: message<{ met: number; sections: number; word: string; heading: string }>(
      '{met} of {sections, plural, one {# section opens} other {# sections open}} so that they can stand alone; “{heading}” begins with “{word}”, which points back.',
    ),
    unnamed: message<{ met: number; sections: number; heading: string }>(
      '{met} of {sections, plural, one {# section opens} other {# sections open}} so that they can stand alone; “{heading}” opens without naming its subject.',
    ),
  },
  fixes: {
    nameSubject: message<{ word: string }>('Write what “{word}” stands for.'),
    nameTopic: message<{ heading: string }>('Name the subject in the first paragraph of “{heading}”.'),
  },
  run({ passages: { sections } }) {
    const judged = sections.flatMap(({ opening, heading }) =>
      opening === null || opening.pointsBack === null ? [] : [{ ...opening, heading }],
    )
    if (judged.length === 0) return { status: 'not_applicable' }
    const fails = judged.filter(({ pointsBack, namesSubject }) => pointsBack === true || !namesSubject)
    const met = judged.length - fails.length
    // Share of openings: .6 → .95.
    const score = ramp(met / judged.length, 0.6, 0.95)
    const args = { met, sections: judged.length }
    const first = fails[0]
    if (first === undefined || score >= 80) return { score, code: 'good', args }
    const spans = fails.map(({ span }) => span)
    if (first.pointsBack === true)
      return {
        score,
        code: 'pointsBack',
        args: { ...args, word: first.opener, heading: first.heading },
        spans,
        fix: { code: 'nameSubject', args: { word: first.opener }, safety: 'draft' },
      }
    return {
      score,
      code: 'unnamed',
      args: { ...args, heading: first.heading },
      spans,
      fix: { code: 'nameTopic', args: { heading: first.heading }, safety: 'draft' },
    }
  },
})
