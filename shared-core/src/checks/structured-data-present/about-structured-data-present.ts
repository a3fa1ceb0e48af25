import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutStructuredDataPresent = defineAbout({
  id: 'structured-data-present',
  title: 'The page has structured data',
  evidence: {
    grade: 'D',
    sources: [
      'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
      'https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
    ],
    contrary: [
      'Difference-in-differences over 1,885 pages: −4.6 %; 730 citations: +2.4 %, not significant; our own data: odds ratio 0.68, not significant.',
    ],
  },
  messages: {
    present: message<{ types: string }>('Structured data: {types}. It moves no score.'),
    absent: message('No structured data. It moves no score.'),
  },
  fixes: {},
})
