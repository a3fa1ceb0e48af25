import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const descriptionPresent = defineCheck({
  id: 'description-present',
  title: 'The page has a meta description',
  rationale: 'Search engines show it as the snippet when it says best what the page is about.',
  evidence: {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/appearance/snippet'],
    contrary: ['Search engines often write the snippet from the text.'],
  },
  needs: ['description'],
  messages: { good: message('The page has a meta description.'), missing: message('The page has no meta description.') },
  fixes: { writeDescription: message('Say in one or two sentences what the reader will learn.') },
  run({ description }) {
    if (description === null) return { score: 0, code: 'missing', args: {}, fix: { code: 'writeDescription', args: {}, safety: 'draft' } }
    return { score: 100, code: 'good', args: {}, spans: [description.span] }
  },
})
