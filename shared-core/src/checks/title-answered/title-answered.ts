import { defineCheck } from '../define-check.ts'
import type { aboutTitleAnswered } from './about-title-answered.ts'

/** Risk from which a title counts as clickbait; scoring.md 4.4. */
const clickbait = 0.5

export const titleAnswered = defineCheck<typeof aboutTitleAnswered>()({
  id: 'title-answered',
  needs: ['clickbait', 'questions', 'title'],
  run({ clickbait: measured, questions, title }) {
    if (measured === null || title === null) return { status: 'not_applicable' }
    const own = questions.find(({ source }) => source === 'title') ?? questions.find(({ source }) => source === 'target')
    if (measured.risk <= clickbait || own?.state === 'answered') return { score: 100, code: 'good', args: {} }
    return { score: 0, code: 'teasing', args: {}, spans: [title.span], fix: { code: 'sayAnswer', args: {}, safety: 'draft' } }
  },
})
