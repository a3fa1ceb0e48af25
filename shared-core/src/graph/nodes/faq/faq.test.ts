import { testNode } from '../test-node.ts'
import { faqNode } from './faq.ts'

const question = (at: number) => ({ question: `Question ${at}?`, answer: `Answer ${at}.` })
const printed = (at: number) => ({
  '@type': 'Question',
  name: `Question ${at}?`,
  acceptedAnswer: { '@type': 'Answer', text: `Answer ${at}.` },
})

testNode(faqNode, '#webpage', [
  {
    name: 'two questions make an addition to the page',
    post: { url: 'https://example.com/post/' },
    content: { questions: [question(1), question(2)] },
    expect: { '@type': 'FAQPage', mainEntity: [printed(1), printed(2)] },
  },
  { name: 'one question is no list', content: { questions: [question(1)] }, expect: null },
  { name: 'no question is none', expect: null },
  {
    name: 'a pair without words on one side does not count',
    content: { questions: [question(1), { question: ' ', answer: 'Yes.' }, { question: 'Why?', answer: ' ' }, question(2)] },
    expect: { mainEntity: [printed(1), printed(2)] },
  },
  {
    name: 'without a page there is nothing to add to',
    post: { title: null, headline: null },
    content: { questions: [question(1), question(2)] },
    expect: null,
  },
  {
    name: 'twenty questions at most',
    content: { questions: Array.from({ length: 21 }, (_, at) => question(at)) },
    expect: { mainEntity: Array.from({ length: 20 }, (_, at) => printed(at)) },
  },
])
