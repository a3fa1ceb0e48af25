import { createCatalog, type EditorState, titlesView } from '@citable/editor'
import { createFakeHost, sampleOptimization } from '@citable/editor/testing'
import { expect, it, vi } from 'vitest'
import { press, show, words } from '../../testing/strapi.ts'
import { TitleCard } from './title-card.tsx'

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

const by = 'Written by your browser’s model'

function open(more: object) {
  const apply = vi.fn()
  panel.now = { store: { apply }, act: (_at: string, run: () => void) => run(), judge: () => ({ problem: null }) }
  const written = { text: 'Dough drops by night', origin: 'device_ai', score: 80, width: 300, claims: [], unheld: [], cut: null, ...more }
  const reasons = [{ code: 'writtenByAi', args: {}, message: by }, ...('reasons' in more ? (more.reasons as object[]) : [])]
  const optimization = sampleOptimization({ titles: [{ ...written, reasons }] as never })
  const state = { draft: createFakeHost().readDraft(), optimization } as EditorState
  const { items } = titlesView(state, createCatalog({ locale: 'en' }))
  show(() => <TitleCard title={items[1]!} />)
  return apply
}

it('says which words of a title are not in the text, once, and who wrote it', () => {
  const reasons = [{ code: 'wordsNotInText', args: { words: 'drops' }, message: 'Not in your text: drops.' }]
  open({ support: 'held', unheld: ['drops'], reasons })
  expect(words().split('Not in your text')).toHaveLength(2)
  expect(words()).toContain('Not in your text: “drops”.')
  expect(words().split(by)).toHaveLength(2)
})

it('says that a title is in the text', () => {
  open({ support: 'carried', reasons: [{ code: 'standsInText', args: {}, message: 'Stands in your text.' }] })
  expect(words().split('Stands in your text.')).toHaveLength(2)
})

it('names the part of a title that result pages cut, and takes it by a click alone', async () => {
  const apply = open({ support: 'carried', width: 700, cut: 'by night' })
  expect(words()).toContain('Result pages may cut “by night”.')
  expect(apply).not.toHaveBeenCalled()
  await press('Use as title')
  expect(apply.mock.calls).toEqual([[{ kind: 'set_field', field: 'title', value: 'Dough drops by night' }]])
})
