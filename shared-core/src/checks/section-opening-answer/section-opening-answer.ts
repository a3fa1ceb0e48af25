import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

/** Words of a first paragraph that can be quoted; characters in unspaced scripts (about 2.5 a word). */
const size = { words: { min: 20, max: 90 }, characters: { min: 50, max: 225 } } as const

export const sectionOpeningAnswer = defineCheck({
  id: 'section-opening-answer',
  title: 'Sections open with what their heading promises',
  rationale: 'A first paragraph that takes up its heading and is of a size to quote can stand as the answer to that heading.',
  evidence: {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2510.11438', 'https://arxiv.org/abs/2603.29979'],
    contrary: [
      '“40–60 words” is folklore, and Google asks for no chunking: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
    ],
  },
  needs: ['passages'],
  messages: {
    good: message<{ met: number; sections: number }>(
      '{met} of {sections, plural, one {# section} other {# sections}} open with what their heading promises.',
    ),
    open: message<{ met: number; sections: number; heading: string }>(
      '{met} of {sections, plural, one {# section} other {# sections}} open with what their heading promises; “{heading}” does not.',
    ),
  },
  fixes: {
    openSection: message<{ heading: string }>('Begin the section “{heading}” with two or three sentences that say what it is about.'),
  },
  run({ passages: { sections, threshold, unspaced } }) {
    if (sections.length < 2) return { status: 'not_applicable' }
    const { min, max } = unspaced ? size.characters : size.words
    const fails = sections.filter(
      ({ opening }) => opening === null || opening.words < min || opening.words > max || opening.coverage < threshold - 0.1,
    )
    const met = sections.length - fails.length
    // Share of sections: .3 → .8.
    const score = ramp(met / sections.length, 0.3, 0.8)
    const first = fails[0]
    if (first === undefined || score >= 80) return { score, code: 'good', args: { met, sections: sections.length } }
    return {
      score,
      code: 'open',
      args: { met, sections: sections.length, heading: first.heading },
      spans: fails.map(({ span }) => span),
      fix: { code: 'openSection', args: { heading: first.heading }, safety: 'draft' },
    }
  },
})
