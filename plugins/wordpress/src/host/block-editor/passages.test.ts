import type { Span } from '@citable/core'
import { expect, it } from 'vitest'
import { createEditorInMemory } from './editor-in-memory.ts'
import { paintPassages } from './passages.ts'
import type { EditorParts } from './stores.ts'

interface Painted {
  readonly source: string
  readonly blockClientId: string
  readonly range: { readonly start: number; readonly end: number }
}

/** An editor in memory whose annotations are kept beside one of another plugin. */
function createPaintedEditor() {
  const { parts } = createEditorInMemory([
    { clientId: 'p', name: 'core/paragraph', attributes: { content: 'Bread keeps. Salt keeps longer.' }, innerBlocks: [] },
    { clientId: 'q', name: 'core/paragraph', attributes: { content: 'Sugar too.' }, innerBlocks: [] },
  ])
  let painted: readonly Painted[] = [{ source: 'other', blockClientId: 'q', range: { start: 0, end: 5 } }]
  const actions = {
    __experimentalAddAnnotation(annotation: Painted) {
      painted = [...painted, annotation]
    },
    __experimentalRemoveAnnotationsBySource(source: string) {
      painted = painted.filter((each) => each.source !== source)
    },
  }
  return {
    parts: { ...parts, annotationActions: () => actions } as EditorParts,
    ours: () =>
      painted.filter(({ source }) => source === 'citable').map(({ blockClientId, range }) => [blockClientId, range.start, range.end]),
    others: () => painted.filter(({ source }) => source !== 'citable').length,
  }
}

const keeps: Span = { place: 'p', start: 0, end: 12, quote: 'Bread keeps.' }
const longer: Span = { place: 'p', start: 13, end: 31, quote: 'Salt keeps longer.' }
const sugar: Span = { place: 'q', start: 0, end: 10, quote: 'Sugar too.' }

it.each([
  ['one', [keeps], [['p', 0, 12]]],
  [
    'two, in two blocks',
    [longer, sugar],
    [
      ['p', 13, 31],
      ['q', 0, 10],
    ],
  ],
  ['one that is gone', [{ ...keeps, quote: 'Bread spoils.' }], []],
  ['one of the title', [{ ...keeps, place: '@title' }], []],
  ['none', [], []],
] as const)('passages take the place of those painted before: %s', (_what, spans, expected) => {
  const { parts, ours, others } = createPaintedEditor()
  paintPassages(parts, [keeps, sugar], () => {})
  const stop = paintPassages(parts, spans, () => {})
  expect(ours()).toEqual(expected)
  stop()
  expect([ours(), others()]).toEqual([[], 1])
})
