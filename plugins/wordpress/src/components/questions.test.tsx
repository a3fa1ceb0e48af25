import { expect, it, vi } from 'vitest'
import { setPanel } from '../testing/panel.ts'
import { press, show, words } from '../testing/wordpress.ts'
import { Questions } from './questions.tsx'

vi.mock('@wordpress/components', async () => (await import('../testing/wordpress.ts')).components)
vi.mock('@wordpress/data', async () => (await import('../testing/wordpress.ts')).data)
vi.mock('@wordpress/element', async () => (await import('../testing/wordpress.ts')).element)
vi.mock('@wordpress/i18n', async () => (await import('../testing/wordpress.ts')).i18n)
vi.mock('./use-panel.ts', async () => (await import('../testing/panel.ts')).panelHooks)

const question = 'How hot does a heap get?'

it.each([
  ['none', undefined, [question]],
  ['another', ['Why?'], ['Why?', question]],
  ['the same', [question, 'Why?'], ['Why?', question]],
])('a question that the text answers is asked beside those of the author, in every editor: %s', async (_what, queries, expected) => {
  const items = [
    {
      question,
      quote: 'A heap gets 60 °C hot.',
      span: { place: 'a', start: 0, end: 1, quote: 'A' },
      jump: { label: 'Show me', name: 'Show me the sentence' },
      asHeading: null,
      asQuery: { label: 'Ask', name: `Ask: ${question}` },
    },
  ]
  const view = {
    unanswered: [],
    answered: [],
    proposals: [],
    emptyText: 'No question yet',
    countText: '',
    readers: { heading: 'Readers', items },
  }
  const writeInput = vi.fn()
  setPanel({ questions: view }, { host: { writeInput, readStored: () => ({ input: { queries } }) } })
  show(() => <Questions />)
  expect(words()).toContain(question)
  await press('Ask')
  expect(writeInput.mock.calls).toEqual([[{ queries: expected }]])
})
