import { createCatalog } from '@citable/editor'
import { createFakeHost, sampleOptimization } from '@citable/editor/testing'
import { expect, it, vi } from 'vitest'
import { press, server, settled, show, use, words } from '../../testing/strapi.ts'
import { Drafts } from './drafts.tsx'

const panel = vi.hoisted(() => ({ now: {} as Record<string, unknown> }))

vi.mock('react', async () => (await import('../../testing/strapi.ts')).react)
vi.mock('react/jsx-dev-runtime', async () => (await import('../../testing/strapi.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../../testing/strapi.ts')).jsx)
vi.mock('@strapi/design-system', async () => (await import('../../testing/strapi.ts')).designSystem)
vi.mock('@strapi/icons', async () => (await import('../../testing/strapi.ts')).icons)
vi.mock('@strapi/strapi/admin', async () => (await import('../../testing/strapi.ts')).admin)
vi.mock('styled-components', async () => ({ styled: (await import('../../testing/strapi.ts')).styled }))
vi.mock('../../use-texts.tsx', async () => (await import('../../testing/strapi.ts')).texts)
vi.mock('../panel-context.tsx', () => ({ usePanel: () => panel.now }))
vi.mock('../notice-at.tsx', () => ({ NoticeAt: () => null }))

const sentence = 'The dough falls by a third at night.'
const title = {
  text: 'Dough drops at night',
  origin: 'openai-compatible:m',
  score: 80,
  width: 300,
  claims: [{ place: 'a', start: 0, end: 36, quote: sentence }],
  support: 'held',
  unheld: ['drops'],
  cut: null,
  reasons: [{ code: 'wordsNotInText', args: { words: 'drops' }, message: 'Not in your text: drops.' }],
}
const facts = {
  generator: { id: 'openai-compatible:m', model: 'm', host: 'example.com' },
  estimate: { characters: 1, input_tokens: 1, output_tokens: 1, cost: null },
  usage: null,
  description: { text: 'About dough.', claims: [] },
  lead: null,
  questions: [],
  remarks: [
    { kind: 'unclear', text: 'Say which night.', quotation: { place: 'a', start: 0, end: 36, quote: sentence }, unheld: ['night'] },
  ],
  refused: [{ kind: 'title', reason: 'figure' }],
}

it('shows a title with what holds it and its sentences, and takes it by a click alone', async () => {
  const apply = vi.fn()
  const jump = vi.fn()
  const host = createFakeHost()
  panel.now = {
    state: { draft: host.readDraft(), optimization: sampleOptimization() },
    catalog: createCatalog({ locale: 'en' }),
    store: { apply },
    act: (_at: string, run: () => void) => run(),
    judge: () => ({ problem: null }),
    show: jump,
  }
  server.post.mockImplementation(async (_path: string, { estimate }: { readonly estimate: boolean }) => ({
    data: { ok: true, drafts: { ...facts, sent: !estimate, titles: estimate ? [] : [title] } },
  }))
  show(() => <Drafts uid="api::article.article" readDraft={() => host.readDraft()} />)
  await press('[drafts.ask]')
  await settled()
  await press('[drafts.send]')
  await settled()
  expect(words()).toContain('Not in your text: “drops”.')
  expect(words()).toContain('Written by openai-compatible:m, checked against your text')
  expect(words()).toContain(sentence)
  expect(words()).toContain('About dough.')
  expect(words()).not.toContain('Current title')
  expect(words()).toContain('Say which night.')
  expect(words()).toContain('Not in your text: “night”.')
  expect(apply).not.toHaveBeenCalled()
  await press('Use as title')
  expect(apply.mock.calls).toEqual([[{ kind: 'set_field', field: 'title', value: title.text }]])
  await use('TextButton', sentence, 'onClick')
  expect(jump.mock.calls).toMatchObject([[expect.any(String), [{ quote: sentence }]]])
})
