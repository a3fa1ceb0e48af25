import { createCatalog, type EditorState, panelView } from '@citable/editor'
import { createFakeHost, sampleOptimization } from '@citable/editor/testing'
import { expect, it, vi } from 'vitest'
import { show, words } from '../testing/strapi.ts'
import { Card } from './card.tsx'

const panel = vi.hoisted(() => ({ now: {} as Record<string, unknown> }))

vi.mock('react', async () => (await import('../testing/strapi.ts')).react)
vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('@strapi/design-system', async () => (await import('../testing/strapi.ts')).designSystem)
vi.mock('@strapi/icons', async () => (await import('../testing/strapi.ts')).icons)
vi.mock('styled-components', async () => ({ styled: (await import('../testing/strapi.ts')).styled }))
vi.mock('../use-texts.tsx', async () => (await import('../testing/strapi.ts')).texts)
vi.mock('./panel-context.tsx', () => ({ usePanel: () => panel.now }))

const fault = { code: 'tooShort', args: {}, message: 'It is too short to say what the article is about.' }

function open(own: object, sources: object | null = null) {
  const draft = createFakeHost().readDraft()
  const title = { text: 'Sourdough at home', score: 27, width: 100, reasons: [], faults: [], ...own }
  const optimization = sampleOptimization({ checks: [], own_title: title as never })
  const none = { scorer: null, fellBack: null, failure: null, previous: null, earlyScores: null, notice: null }
  const state = { ...none, draft, optimization, phase: 'ready', applied: [], filter: 'open' } as unknown as EditorState
  panel.now = { view: panelView(state, createCatalog({ locale: 'en' })), notice: null, open: vi.fn(), sources }
  show(() => <Card opener={{ current: null }} isOpen={false} />)
}

it('says of a title what the tab of titles says, and not that nothing is open', () => {
  open({ faults: [fault] })
  expect(words()).toMatch(/\[panel\.titleFault 27 of 100 .*\]/)
  expect(words()).not.toContain('No open points')
})

it('says nothing of a title without a fault', () => {
  open({})
  expect(words()).toContain('No open points')
  expect(words()).not.toContain('panel.titleFault')
})

it.each([
  ['shows the answers of linked pages after a click', { text: 'Sources: 1 dead link.', faults: ['a'], dead: [] }, true],
  ['says nothing of sources before', null, false],
])('%s', (_what, sources, isSaid) => {
  open({}, sources)
  expect(words().includes('Sources: 1 dead link.')).toBe(isSaid)
})

it('says of an empty text that it is empty, and nothing besides', () => {
  open({ faults: [fault] })
  const full = panel.now.view as object
  panel.now = { ...panel.now, view: { ...full, start: true, next: [{ id: 'text-length', line: '0 words of text' }] } }
  show(() => <Card opener={{ current: null }} isOpen={false} />)
  expect(words()).not.toMatch(/panel\.titleFault|0 words|No open points/)
})
