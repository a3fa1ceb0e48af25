import { expect, it } from 'vitest'
import type { EditorState } from '../../store/editor-state.ts'
import { createFakeHost, fakeDocument } from '../../testing/fake-host.ts'
import { createTitleComposer } from './title-blocks-view.ts'

/** A title in an editor that makes every edit. `offered`: what the analysis of the title on screen gives. */
function open(title: string, offered: readonly string[]) {
  const host = createFakeHost(fakeDocument({ blocks: [{ id: 'a', kind: 'paragraph', text: 'A compost heap needs air for 6 weeks.' }] }))
  host.setField('title', title)
  const composer = createTitleComposer()
  let blocks = offered
  const state = () =>
    ({
      draft: host.readDraft(),
      optimization: { title_blocks: blocks.map((text) => ({ kind: 'subject', text })) },
    }) as unknown as EditorState
  const shown = () => composer.blocks(state()).map(({ text }) => text)
  return {
    shown,
    analyse: (next: readonly string[]) => {
      blocks = next
    },
    write: (text: string) => host.setField('title', text),
    begin(sentence: string) {
      const { value } = composer.insert(host.readDraft(), 3, { kind: 'sentence', text: sentence })
      host.setField('title', value)
      return value
    },
    put(words: string, caret: number | null = null) {
      const { value } = composer.insert(host.readDraft(), caret, { kind: 'subject', text: words })
      host.setField('title', value)
      return value
    },
  }
}

it('words stay when the first of them mends the fault that they were offered for', () => {
  const { shown, analyse, put } = open('Some thoughts', ['compost heap', '6 weeks', 'air'])
  expect(shown()).toEqual(['compost heap', '6 weeks', 'air'])
  put('compost heap')
  analyse([])
  expect(shown()).toEqual(['6 weeks', 'air'])
  expect(put('6 weeks')).toBe('Some thoughts compost heap 6 weeks')
  expect(shown()).toEqual(['air'])
})

it('and when the last of them is taken back', () => {
  const { shown, analyse, put, write } = open('Some thoughts', ['compost heap', '6 weeks'])
  shown()
  put('compost heap')
  analyse([])
  put('6 weeks')
  write('Some thoughts compost heap')
  expect(shown()).toEqual(['6 weeks'])
})

it('words go when the author writes a title without fault', () => {
  const { shown, analyse, put, write } = open('Some thoughts', ['compost heap', '6 weeks'])
  shown()
  put('compost heap')
  analyse([])
  write('Compost in time')
  expect(shown()).toEqual([])
})

it('what a later analysis offers takes the place of what was offered before', () => {
  const { shown, analyse, put } = open('Some thoughts', ['compost heap', '6 weeks'])
  shown()
  put('6 weeks')
  analyse(['air'])
  expect(shown()).toEqual(['air'])
})

it('words go in behind those that were put in before, whatever the caret says', () => {
  const { put } = open('Some thoughts', [])
  expect(put('compost', 4)).toBe('Some compost thoughts')
  expect(put('heap', 0)).toBe('Some compost heap thoughts')
})

it('a sentence takes the place of the title, with a capital, and words go on behind it', () => {
  const { shown, analyse, begin, put } = open('Some thoughts', ['6 weeks', 'a compost heap needs air', 'turn it'])
  shown()
  expect(begin('a compost heap needs air')).toBe('A compost heap needs air')
  analyse([])
  expect(shown()).toEqual(['6 weeks', 'turn it'])
  expect(put('6 weeks')).toBe('A compost heap needs air 6 weeks')
})

it('sentences, which would take its place, go when the title has no fault any more; words stay', () => {
  const composer = createTitleComposer()
  const host = createFakeHost(fakeDocument({ blocks: [{ id: 'a', kind: 'paragraph', text: 'A compost heap needs air for 6 weeks.' }] }))
  const offered = [
    { kind: 'subject', text: '6 weeks' },
    { kind: 'sentence', text: 'There is a lot to say about air' },
  ] as const
  const shown = (title_blocks: readonly object[]) =>
    composer.blocks({ draft: host.readDraft(), optimization: { title_blocks } } as unknown as EditorState).map(({ text }) => text)
  host.setField('title', 'Some thoughts')
  expect(shown(offered)).toEqual(['6 weeks', 'There is a lot to say about air'])
  host.setField('title', composer.insert(host.readDraft(), null, { kind: 'sentence', text: 'a compost heap needs air' }).value)
  expect(shown([])).toEqual(['6 weeks'])
})
