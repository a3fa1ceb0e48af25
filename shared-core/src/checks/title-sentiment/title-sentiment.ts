import { defineCheck } from '../define-check.ts'
import type { aboutTitleSentiment } from './about-title-sentiment.ts'

export const titleSentiment = defineCheck<typeof aboutTitleSentiment>()({
  id: 'title-sentiment',
  needs: ['titleWords'],
  run({ titleWords }) {
    if (titleWords === null || titleWords.feelings === null) return { status: 'not_applicable' }
    const [first] = titleWords.feelings
    if (first === undefined) return { score: 0, code: 'neutral', args: {} }
    return { score: 100, code: first.kind, args: { word: first.word } }
  },
})
