import type { SingleEdit } from '@citable/core'
import { describe, expect, it } from 'vitest'
import { createFakeHost } from '../testing/fake-host.ts'
import { sampleOptimization } from '../testing/sample-optimization.ts'
import { applyFixes, applyInTurn, changedPart, findQuote, inverseOf, linesOf, safeFixesOf } from './edits.ts'

const span = (place: string, start: number, quote: string) => ({ place, start, end: start + quote.length, quote })

describe('changedPart', () => {
  it.each([
    ['a word taken out', 'the the', 'the', { start: 3, end: 7, value: '' }],
    ['a word in the middle', 'heap is warm', 'heap was warm', { start: 5, end: 6, value: 'wa' }],
    ['nothing', 'same', 'same', { start: 4, end: 4, value: '' }],
    ['everything', 'one', 'two', { start: 0, end: 3, value: 'two' }],
    ['an addition', 'ab', 'aXb', { start: 1, end: 1, value: 'X' }],
  ])('%s', (_name, quote, value, expected) => {
    expect(changedPart(quote, value)).toEqual(expected)
    expect(quote.slice(0, expected.start) + expected.value + quote.slice(expected.end)).toBe(value)
  })
})

describe('findQuote', () => {
  it.each([
    ['where it was', 'one two one', 8, 'one', 8],
    ['the nearest', 'one two one two one', 9, 'one', 8],
    ['gone', 'two', 0, 'one', -1],
  ])('%s', (_name, text, start, quote, expected) => {
    expect(findQuote(text, { start, quote })).toBe(expected)
  })
})

describe('linesOf', () => {
  it.each([
    ['one line', 'Lift it.', [[4, 'Lift it.']]],
    [
      'items of a list',
      'Lift it.\nPull the nail.',
      [
        [4, 'Lift it.'],
        [13, 'Pull the nail.'],
      ],
    ],
    [
      'an empty line between',
      'Lift.\n\nPull.',
      [
        [4, 'Lift.'],
        [11, 'Pull.'],
      ],
    ],
    ['a whole field', '', [[4, '']]],
  ] as const)('%s', (_name, quote, expected) => {
    const lines = linesOf({ place: 'a', start: 4, end: 4 + quote.length, quote })
    expect(lines.map((line) => [line.start, line.quote])).toEqual(expected)
    expect(lines.every(({ start, end, quote: text }) => end - start === text.length)).toBe(true)
  })
})

describe('inverseOf', () => {
  it('joins what was divided, and puts an attribute back only over what was written', () => {
    const parts = [
      { before: ' ', inserted: 'new' },
      { before: '4', inserted: null },
    ]
    const edits = [
      { kind: 'split_block', span: span('b', 29, 'Then.') },
      { kind: 'set_attribute', block: 'a', name: 'level', before: '4', value: '3' },
    ] as const
    expect(inverseOf({ edit: { kind: 'several', edits }, before: '', inserted: null, isPresent: true, parts })).toEqual({
      kind: 'several',
      edits: [
        { kind: 'set_attribute', block: 'a', name: 'level', before: '3', value: '4' },
        { kind: 'join_block', span: span('new', 0, 'Then.'), value: ' ' },
      ],
    })
  })
  it('is null when one of several cannot be taken back', () => {
    const edit = { kind: 'several', edits: [{ kind: 'split_block', span: span('b', 29, 'Then.') }] } as const
    expect(inverseOf({ edit, before: '', inserted: null, isPresent: true, parts: [{ before: ' ', inserted: null }] })).toBeNull()
    expect(inverseOf({ edit, before: '', inserted: null, isPresent: true, parts: [] })).toBeNull()
  })
})

describe('applyInTurn', () => {
  it('takes back what was done when a later change is refused', () => {
    const host: string[] = []
    const answer = applyInTurn(
      [
        { kind: 'set_field', field: 'title', value: 'New' },
        { kind: 'replace_text', span: span('b', 0, 'gone'), value: 'x' },
      ],
      (edit) => {
        if (edit.kind !== 'set_field') return { ok: false, reason: 'moved' }
        host.push(edit.value)
        return { ok: true, before: 'Old' }
      },
    )
    expect(answer).toEqual({ ok: false, reason: 'moved', at: 1 })
    expect(host).toEqual(['New', 'Old'])
  })
})

describe('taking back what left nothing', () => {
  const edit = { kind: 'replace_text', span: span('b', 8, 'the '), value: '' } as const
  const done = { edit, before: 'the ', inserted: null, isPresent: true, parts: [] } as const

  it.each([
    ['inside of a text', { before: 'Mix in ', after: 'flour.' }, span('b', 1, 'Mix in flour.'), 'Mix in the flour.'],
    ['at its beginning', { before: '', after: 'flour.' }, span('b', 8, 'flour.'), 'the flour.'],
    ['at its end', { before: 'Mix in ', after: '' }, span('b', 1, 'Mix in '), 'Mix in the '],
    ['all of it', { before: '', after: '' }, span('b', 8, ''), 'the '],
  ])('%s', (_name, around, where, value) => {
    expect(inverseOf({ ...done, around })).toEqual({ kind: 'replace_text', span: where, value })
  })
})

describe('applyFixes', () => {
  const title = { kind: 'set_field', field: 'title', value: 'New' } as const
  const text = (quote: string) => ({ kind: 'replace_text', span: span('b', 0, quote), value: 'x' }) as const
  const change = (edit: SingleEdit, ...checks: readonly string[]) => ({ edit, checks })
  /** Takes everything but the passages named. */
  const attempt =
    (...refused: readonly string[]) =>
    (edits: readonly SingleEdit[]) => {
      const at = edits.findIndex((edit) => edit.kind === 'replace_text' && refused.includes(edit.span.quote))
      return at < 0 ? { ok: true as const } : { ok: false as const, reason: 'refused' as const, at }
    }

  it.each([
    ['everything fits', [change(title, 'a'), change(text('1'), 'b')], [], [title, text('1')], []],
    ['one check does not fit', [change(title, 'a'), change(text('1'), 'b')], ['1'], [title], ['b']],
    ['a check is left whole', [change(text('1'), 'a'), change(text('2'), 'a'), change(text('3'), 'b')], ['2'], [text('3')], ['a']],
    [
      'a change that serves another check too is still made',
      [change(text('1'), 'a', 'b'), change(text('2'), 'a')],
      ['2'],
      [text('1')],
      ['a'],
    ],
    [
      'a refused change takes along all checks that it serves',
      [change(text('1'), 'a', 'b'), change(text('2'), 'b'), change(title, 'c')],
      ['1'],
      [title],
      ['a', 'b'],
    ],
  ])('%s', (_name, changes, refused, made, left) => {
    expect(applyFixes({ kind: 'fixes', changes }, attempt(...refused))).toEqual({ ok: true, made, left })
  })
  it('says why when nothing fits', () => {
    const answer = applyFixes({ kind: 'fixes', changes: [change(text('1'), 'a'), change(text('2'), 'b')] }, attempt('1', '2'))
    expect(answer).toMatchObject({ ok: false, reason: 'refused' })
  })
  it('asks no more after a refusal that no change has caused', () => {
    let asked = 0
    const answer = applyFixes({ kind: 'fixes', changes: [change(title, 'a')] }, () => {
      asked += 1
      return { ok: false, reason: 'read_only' }
    })
    expect([answer, asked]).toEqual([{ ok: false, reason: 'read_only' }, 1])
  })
})

describe('safeFixesOf', () => {
  const draft = createFakeHost().readDraft()
  const check = sampleOptimization().checks[0]!
  const withFixes = (...edits: readonly object[]) =>
    sampleOptimization({
      checks: edits.map((edit, at) => ({
        ...check,
        check: `check-${at}`,
        fix: { code: 'x', args: {}, message: 'x', safety: 'safe' as const, edit: edit as never },
      })),
    })
  const level = (block: string) => ({ kind: 'set_attribute', block, name: 'level', before: '4', value: '3' })
  const split = (place: string, start: number) => ({ kind: 'split_block', span: span(place, start, 'Then.') })

  it('joins them, later places first, each once', () => {
    const found = safeFixesOf(
      withFixes(level('a'), { kind: 'several', edits: [split('b', 40), split('b', 20)] }, split('b', 20), level('a')),
      draft,
      () => true,
    )
    expect(found).toEqual({
      kind: 'fixes',
      changes: [
        { edit: split('b', 40), checks: ['check-1'] },
        { edit: split('b', 20), checks: ['check-1', 'check-2'] },
        { edit: level('a'), checks: ['check-0', 'check-3'] },
      ],
    })
  })
  it('leaves out what the host does not take, and is null for a single change', () => {
    expect(safeFixesOf(withFixes(level('a'), split('b', 20)), draft, ({ kind }) => kind !== 'split_block')).toBeNull()
    expect(safeFixesOf(withFixes(level('a')), draft, () => true)).toBeNull()
  })
})
