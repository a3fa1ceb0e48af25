import { defineNode } from '../../define-node.ts'
import type { QuestionFacts } from '../../facts.ts'
import { requirements } from '../../requirements.ts'

/** Questions beyond this are left out. */
const mostQuestions = 20

/** Questions and answers of the text, as an addition to the page: its type list grows by FAQPage. One per page. */
export const faqNode = defineNode<readonly QuestionFacts[]>({
  name: 'faq',
  scope: 'content',
  types: ['FAQPage'],
  fragment: '{page}',
  requirement: requirements.faq,
  subjects: ({ content }) => (content.questions.length < 2 ? [] : [content.questions.slice(0, mostQuestions)]),
  id: () => '#webpage',
  build: (questions) => ({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }),
})
