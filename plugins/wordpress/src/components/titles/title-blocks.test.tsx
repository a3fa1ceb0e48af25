import { createFakeHost, fakeDocument } from '@citable/editor/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setPanel } from '../../testing/panel.ts'
import { named, press, show } from '../../testing/wordpress.ts'
import { TitleBlocks } from './title-blocks.tsx'

const caret = vi.hoisted(() => ({ at: null as number | null }))
const focusTitle = vi.hoisted(() => vi.fn())

vi.mock('@wordpress/components', async () => (await import('../../testing/wordpress.ts')).components)
vi.mock('@wordpress/element', async () => (await import('../../testing/wordpress.ts')).element)
vi.mock('@wordpress/i18n', async () => (await import('../../testing/wordpress.ts')).i18n)
vi.mock('../use-panel.ts', async () => (await import('../../testing/panel.ts')).panelHooks)
vi.mock('../../host/texts/title-caret.ts', () => ({ titleCaret: () => caret.at, focusTitle }))

vi.stubGlobal('document', {})

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Shows the words beside a title; the store makes every edit. */
function open(title: string, texts: readonly string[], { isEditable = true, seoTitle = '', sentences = [] as readonly string[] } = {}) {
  const host = createFakeHost(fakeDocument({ blocks: [{ id: 'a', kind: 'paragraph', text: 'A compost heap needs air.' }] }))
  host.setField('title', title)
  if (seoTitle !== '') host.setField('seo_title', seoTitle)
  const span = { place: 'a', start: 0, end: 1, quote: 'A' }
  const block = (kind: string) => (text: string) => ({ kind, text, span })
  const optimization = { title_blocks: [...texts.map(block('subject')), ...sentences.map(block('sentence'))] }
  const stateNow = () => {
    const draft = host.readDraft()
    return { draft: isEditable ? draft : { ...draft, editable: false, accepts: [] }, optimization }
  }
  const apply = vi.fn((edit: { readonly field: 'title' | 'seo_title'; readonly value: string }) => {
    host.setField(edit.field, edit.value)
    Object.assign(panelState, stateNow())
  })
  const panelState = stateNow()
  setPanel({}, { state: panelState, store: { apply } })
  show(() => <TitleBlocks />)
  return { apply, titles: () => apply.mock.calls.map(([{ field, value }]) => `${field}: ${value}`) }
}

it('puts words at the end of the title where the field had no focus yet, one after the other', async () => {
  caret.at = null
  const { titles } = open('Some thoughts', ['compost heap', '6 weeks'])
  await press('compost heap')
  await press('6 weeks')
  expect(titles()).toEqual(['title: Some thoughts compost heap', 'title: Some thoughts compost heap 6 weeks'])
})

it('puts words at the caret, and the next words behind them', async () => {
  caret.at = 4
  const { titles } = open('Some thoughts', ['compost', 'heap'])
  await press('compost')
  await press('heap')
  expect(titles()).toEqual(['title: Some compost thoughts', 'title: Some compost heap thoughts'])
})

it('writes the title for result pages where the author has one', async () => {
  caret.at = null
  const { titles } = open('Some thoughts', ['compost heap'], { seoTitle: 'Thoughts' })
  await press('compost heap')
  expect(titles()).toEqual(['seo_title: Thoughts compost heap'])
})

it.each([
  ['the title holds the words by now', 'About the Compost Heap', ['compost heap'], true],
  ['the title has no fault', 'Compost', [], true],
  ['nobody may write the title', 'Some thoughts', ['compost heap'], false],
])('offers nothing where %s', (_where, title, texts, isEditable) => {
  open(title, texts, { isEditable })
  expect(named('Button')).toEqual([])
})

it('puts a sentence in place of the title', async () => {
  caret.at = 4
  const { titles } = open('Some thoughts', ['compost heap'], { sentences: ['a compost heap needs air'] })
  await press('a compost heap needs air')
  expect(titles()).toEqual(['title: A compost heap needs air'])
})

it.each([
  ['a sentence hands the keyboard to the title, to be shortened', 'a compost heap needs air', '', [['title']]],
  ['a sentence for result pages does so to their title', 'a compost heap needs air', 'Thoughts', [['seo_title']]],
  ['words leave the keyboard at the words', 'compost heap', '', []],
])('%s', async (_what, pressed, seoTitle, expected) => {
  focusTitle.mockClear()
  open('Some thoughts', ['compost heap'], { seoTitle, sentences: ['a compost heap needs air'] })
  await press(pressed)
  vi.runAllTimers()
  expect(focusTitle.mock.calls.map(([, field]) => [field])).toEqual(expected)
})
