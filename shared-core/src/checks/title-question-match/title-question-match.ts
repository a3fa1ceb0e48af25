import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const titleQuestionMatch = defineCheck({
  id: 'title-question-match',
  title: 'Title and description name what readers ask',
  rationale: 'Before a page is read it is found, and titles that hold the words of the question are found and cited more often.',
  evidence: {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2605.25517', 'https://arxiv.org/abs/2602.12187'],
    contrary: ['In our own data description and address add at most .01 to what the title tells (AUC .694 alone).'],
  },
  needs: ['match', 'title'],
  messages: {
    good: message<{ question: string }>('Title, description, headline and address cover “{question}”.'),
    uncovered: message<{ question: string; terms: string }>('The title lacks words of “{question}”: {terms}.'),
    weak: message<{ question: string }>('Description, headline or address say little of “{question}”.'),
  },
  fixes: {
    titleCoverTerm: message<{ term: string }>('Bring “{term}” into the title.'),
    describeQuestion: message<{ question: string }>('Take up “{question}” in the meta description.'),
  },
  run({ match, title }) {
    if (match === null || title === null) return { status: 'not_applicable' }
    const { question, share, uncovered } = match
    // Share of the question's weight that the fields cover: .3 → .8.
    const score = ramp(share, 0.3, 0.8)
    const term = uncovered[0]
    if (score >= 80) return { score, code: 'good', args: { question } }
    if (term === undefined)
      return { score, code: 'weak', args: { question }, fix: { code: 'describeQuestion', args: { question }, safety: 'draft' } }
    return {
      score,
      code: 'uncovered',
      args: { question, terms: uncovered.slice(0, 5).join(', ') },
      spans: [title.span],
      fix: { code: 'titleCoverTerm', args: { term }, safety: 'draft' },
    }
  },
})
