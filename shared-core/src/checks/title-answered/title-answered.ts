import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

/** Risk from which a title counts as clickbait; scoring.md 4.4. */
const clickbait = 0.5

export const titleAnswered = defineCheck({
  id: 'title-answered',
  title: 'A title that teases is answered by the text',
  rationale: 'A title may raise a question if the text answers it; one that does not disappoints readers and engines.',
  evidence: {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2510.11438'],
    contrary: ['Only the English measure is fitted; in other languages it warns by punctuation and figures.'],
  },
  needs: ['clickbait', 'questions', 'title'],
  messages: {
    good: message('The title promises no more than the text keeps.'),
    teasing: message('The title teases, and the text does not answer it.'),
  },
  fixes: { sayAnswer: message('Say in the title what the reader will learn, or answer it in the opening.') },
  run({ clickbait: measured, questions, title }) {
    if (measured === null || title === null) return { status: 'not_applicable' }
    const own = questions.find(({ source }) => source === 'title') ?? questions.find(({ source }) => source === 'target')
    if (measured.risk <= clickbait || own?.state === 'answered') return { score: 100, code: 'good', args: {} }
    return { score: 0, code: 'teasing', args: {}, spans: [title.span], fix: { code: 'sayAnswer', args: {}, safety: 'draft' } }
  },
})
