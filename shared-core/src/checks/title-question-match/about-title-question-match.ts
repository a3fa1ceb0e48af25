import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTitleQuestionMatch = defineAbout({
  id: 'title-question-match',
  title: 'Title and description name what readers ask',
  messages: {
    good: message<{ question: string }>('Title, description, headline and address cover “{question}”.'),
    uncovered: message<{ question: string; terms: string }>('The title lacks words of “{question}”: {terms}.'),
    weak: message<{ question: string }>('Description, headline or address say little of “{question}”.'),
  },
  fixes: {
    titleCoverTerm: message<{ term: string }>('Bring “{term}” into the title.'),
    describeQuestion: message<{ question: string }>('Take up “{question}” in the meta description.'),
  },
})
