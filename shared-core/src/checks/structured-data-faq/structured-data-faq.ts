import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const structuredDataFaq = defineCheck({
  id: 'structured-data-faq',
  title: 'The page has FAQ markup',
  rationale: 'Often advised for answer engines. No effect was found; it is shown so that nobody has to wonder.',
  evidence: {
    grade: 'D',
    sources: ['https://developers.google.com/search/docs/appearance/structured-data/faqpage'],
    contrary: [
      'Markup changed citations by −4.6 % to +2.4 %, not significant, in two vendors’ measurements; our own data: odds ratio 0.68, not significant.',
    ],
  },
  needs: ['structuredData'],
  messages: {
    present: message('The page has FAQ markup. It moves no score.'),
    absent: message('The page has no FAQ markup. Nothing is lost.'),
  },
  fixes: {},
  run({ structuredData: { isDraft, types } }) {
    if (isDraft) return { status: 'not_applicable' }
    return types.includes('FAQPage') ? { score: 100, code: 'present', args: {} } : { score: 0, code: 'absent', args: {} }
  },
})
