import { describe, expect, test } from 'vitest'
import { balanceBidi, prune } from './prune.ts'

describe('prune', () => {
  test.each([
    ['undefined, null, empty texts, lists and objects', { a: undefined, b: null, c: '', d: [], e: {}, f: 'x' }, { f: 'x' }],
    ['what becomes empty', { a: [{ b: [''] }], f: 'x' }, { f: 'x' }],
    ['value nodes that hold only a type', { a: { '@type': 'Thing' }, f: 'x' }, { f: 'x' }],
    ['false and zero stay', { a: false, b: 0 }, { a: false, b: 0 }],
    ['minus zero is zero', { a: -0 }, { a: 0 }],
    [
      'numbers that two languages print differently',
      { a: 1e21, b: 0.00001, c: Number.NaN, d: Number.POSITIVE_INFINITY, e: 2 ** 53, f: 0.5 },
      { f: 0.5 },
    ],
    [
      'keys that JavaScript would reorder or PHP refuse',
      { 1: 'a', '': 'b', '\u0000x': 'c', 'a-b': 'd', __proto__x: 'e', ok: 'f' },
      { ok: 'f' },
    ],
    ['lone surrogates', { a: 'x\ud800y' }, { a: 'x\ufffdy' }],
    ['pairs of surrogates stay', { a: '😀' }, { a: '😀' }],
  ])('%s', (_name, given, expected) => expect(JSON.stringify(prune(given))).toBe(JSON.stringify(expected)))
  test('nothing at all', () => expect(prune({ a: null })).toBeUndefined())
})

describe('balanceBidi', () => {
  test.each([
    ['marks stay', '\u200fשלום\u200e', '\u200fשלום\u200e'],
    ['joiners stay', 'می\u200cخواهم 👩\u200d👧', 'می\u200cخواهم 👩\u200d👧'],
    ['a closed isolate stays', '\u2067אב\u2069 x', '\u2067אב\u2069 x'],
    ['a closed embedding in an isolate stays', '\u2066a\u202bב\u202c\u2069', '\u2066a\u202bב\u202c\u2069'],
    ['an override that is never closed leaves', '\u202eevil', 'evil'],
    ['an end without beginning leaves', 'a\u202cb', 'ab'],
    ['ends in the wrong order leave', '\u2067\u202ba\u2069\u202c', 'a'],
  ])('%s', (_name, given, expected) => expect(balanceBidi(given)).toBe(expected))
})
