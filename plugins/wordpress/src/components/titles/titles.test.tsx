import { createCatalog } from '@citable/editor'
import { createFakeHost, sampleOptimization } from '@citable/editor/testing'
import { expect, it, vi } from 'vitest'
import { setPanel } from '../../testing/panel.ts'
import { press, settled, show, words } from '../../testing/wordpress.ts'
import type { AiTitlesProps } from './ai-titles.tsx'
import { Titles } from './titles.tsx'

vi.mock('@wordpress/components', async () => (await import('../../testing/wordpress.ts')).components)
vi.mock('@wordpress/element', async () => (await import('../../testing/wordpress.ts')).element)
vi.mock('@wordpress/i18n', async () => (await import('../../testing/wordpress.ts')).i18n)
vi.mock('../use-panel.ts', async () => (await import('../../testing/panel.ts')).panelHooks)
vi.mock('../loaded-later.tsx', () => ({ loadedLater: () => () => null }))
const asked = vi.hoisted(() => ({ titles: [] as unknown[] }))
vi.mock('./ai-titles.tsx', () => ({ AiTitles: ({ show }: AiTitlesProps) => show(asked.titles as never) }))

const by = 'Written by your browser’s model, checked against your text'
const title = (text: string, more: object) => ({
  text,
  origin: 'device_ai',
  score: 80,
  width: 300,
  claims: [],
  unheld: [],
  cut: null,
  reasons: [{ code: 'writtenByAi', args: {}, message: by }],
  ...more,
})
const reason = (code: string, message: string) => [
  { code: 'writtenByAi', args: {}, message: by },
  { code, args: {}, message },
]

async function open(titles: readonly object[]) {
  asked.titles = [...titles]
  const state = { draft: createFakeHost().readDraft(), optimization: sampleOptimization() }
  const { store } = setPanel(
    { titles: { items: [], noteText: '', heading: 'Titles' } },
    { state, facts: { titleWriters: ['device'] }, catalog: createCatalog({ locale: 'en' }) as never },
  )
  show(() => <Titles />)
  await vi.waitFor(async () => {
    await settled()
    expect(words()).toContain('Current title')
  })
  return store
}

it('says which words of a title are not in the text, once, with who wrote it and without a tick', async () => {
  await open([title('Dough drops', { support: 'held', unheld: ['drops'], reasons: reason('wordsNotInText', 'Not in your text: drops.') })])
  expect(words().split('Not in your text')).toHaveLength(2)
  expect(words()).toContain('Not in your text: “drops”.')
  expect(words().split(by)).toHaveLength(2)
})

it('says that a title is in the text', async () => {
  await open([title('Dough rises', { support: 'carried', reasons: reason('standsInText', 'Stands in your text.') })])
  expect(words().split('Stands in your text.')).toHaveLength(2)
  expect(words()).not.toContain('Not in your text')
})

it('names the part of a title that result pages cut', async () => {
  await open([title('Dough rises by night', { support: 'carried', width: 700, cut: 'by night' })])
  expect(words()).toContain('Result pages may cut “by night”.')
  expect(words()).toContain('700 of 600 px')
})

it('leaves them in their order and puts none in the field before a click', async () => {
  const store = await open([title('Dough rises', { support: 'carried' }), title('Dough drops', { support: 'held', unheld: ['drops'] })])
  expect(words().indexOf('Dough rises')).toBeLessThan(words().indexOf('Dough drops'))
  expect(store.apply).not.toHaveBeenCalled()
  await press('Use as title')
  expect(store.apply.mock.calls).toEqual([[{ kind: 'set_field', field: 'title', value: 'Dough rises' }]])
})
