import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutOpeningAnswer = defineAbout({
  id: 'opening-answer',
  title: 'The opening answers the main question',
  rationale: 'Engines and readers look at the beginning first; rules mined from three answer engines all ask for the answer there.',
  evidence: {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2510.11438'],
    contrary: [
      'That 44 % of citations come from the first 30 % of a page is a vendor’s figure, and beginnings are also what every page has.',
    ],
  },
  messages: {
    good: message<{ question: string }>('The opening answers “{question}”.'),
    weak: message<{ question: string }>('The opening says little that answers “{question}”.'),
  },
  fixes: { leadWithAnswer: message<{ question: string }>('Open with one or two sentences that answer “{question}”.') },
})
