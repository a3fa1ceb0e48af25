import { defineNode } from '../../define-node.ts'
import type { QuestionFacts } from '../../facts/facts.ts'
import { requirements } from '../../markup/requirements.ts'

/** Questions beyond this are left out. */
const maxQuestions = 20

/** Questions and answers of the text, as an addition to the page: its type list grows by FAQPage. One per page. */
export const faqNode = defineNode<readonly QuestionFacts[]>({
  name: 'faq',
  scope: 'content',
  requirement: requirements.faq,
  subjects({ content }) {
    const usable = content.questions.filter(({ question, answer }) => question.trim() !== '' && answer.trim() !== '')
    return usable.length < 2 ? [] : [usable.slice(0, maxQuestions)]
  },
  id: () => '#webpage',
  build: (questions, reference) => ({
    '@type': 'FAQPage',
    // Without the page there is nothing to add to.
    mainEntity: (reference('webPage') === undefined ? [] : questions).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }),
})
