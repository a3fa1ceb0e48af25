import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutStructuredDataFaq = defineAbout({
  id: 'structured-data-faq',
  title: 'The page has FAQ markup',
  evidence: {
    grade: 'D',
    sources: ['https://developers.google.com/search/docs/appearance/structured-data/faqpage'],
    contrary: [
      'Difference-in-differences over 1,885 pages: −4.6 %; 730 citations: +2.4 %, not significant; our own data: odds ratio 0.68, not significant.',
    ],
  },
  messages: {
    present: message('The page has FAQ markup. It moves no score.'),
    absent: message('The page has no FAQ markup. Nothing is lost.'),
  },
  fixes: {},
})
