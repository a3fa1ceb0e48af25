import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { editsOf, emptyInput, mayCarry, readInput, withoutCarried, withoutUntouched } from './author-fields.ts'

const withMeta = (input: object, other: object = {}) => ({ _citable: { v: 1, input }, ...other })

/** A post's attributes as loaded, and those that were edited. */
const editorOf = (saved: Readonly<Record<string, unknown>>, edits: Readonly<Record<string, unknown>> = {}) => ({
  getCurrentPostAttribute: (name: string) => saved[name],
  getEditedPostAttribute: (name: string) => ({ ...saved, ...edits })[name],
})

describe('readInput', () => {
  it.each([
    ['nothing where nothing is set', { citable_input_keyphrase: '', citable_input_noindex: false, citable_input_queries: [] }, {}, {}],
    ['what was loaded', { citable_input_keyphrase: 'rye' }, {}, { keyphrase: 'rye' }],
    ['what was edited since', { citable_input_keyphrase: 'rye' }, { citable_input_keyphrase: 'wheat' }, { keyphrase: 'wheat' }],
    ['nothing where it was taken away', { citable_input_noindex: true }, { citable_input_noindex: false }, {}],
    [
      'the field, not the older value in the meta',
      { citable_input_keyphrase: 'rye', meta: withMeta({ keyphrase: 'old' }) },
      {},
      { keyphrase: 'rye' },
    ],
    [
      'what a script has edited in the meta',
      { citable_input_keyphrase: 'rye', meta: withMeta({ keyphrase: 'rye' }) },
      { meta: withMeta({ keyphrase: 'script' }) },
      { keyphrase: 'script' },
    ],
    [
      'nothing where a script has taken it from the meta',
      { citable_input_noindex: true, meta: withMeta({ noindex: true }) },
      { meta: withMeta({}) },
      {},
    ],
  ])('is %s', (_, saved, edits, expected) => {
    expect(readInput(editorOf(saved, edits))).toEqual(expected)
  })
})

it.each([
  [{ keyphrase: 'rye' }, { citable_input_keyphrase: 'rye' }],
  [
    { schema_type: undefined, reviewer: undefined },
    { citable_input_schema_type: '', citable_input_reviewer: 0 },
  ],
  [
    { queries: [], off: false },
    { citable_input_queries: [], citable_input_off: false },
  ],
])('turns the change %j into edits of the fields', (change, expected) => {
  expect(editsOf(change)).toEqual(expected)
})

describe('withoutCarried', () => {
  it.each([
    ['a request without meta is left as it is', { title: 'T' }, {}, { title: 'T' }],
    ['meta without our value is left as it is', { meta: { view_count: 10 } }, { view_count: 10 }, { meta: { view_count: 10 } }],
    ['our value never goes', { content: 'C', meta: withMeta({ noindex: true }) }, withMeta({ noindex: true }), { content: 'C' }],
    [
      "another plugin's edit goes as its store sends it, without our value",
      { meta: withMeta({ noindex: true }, { view_count: 10, mood: 'new' }) },
      withMeta({ noindex: true }, { view_count: 10, mood: 'old' }),
      { meta: { view_count: 10, mood: 'new' } },
    ],
    [
      "a script's edit of our value becomes fields, and values beside it that are as they were loaded stay here",
      { meta: withMeta({ keyphrase: 'script' }, { view_count: 10, mood: 'new' }) },
      withMeta({ noindex: true }, { view_count: 10, mood: 'old' }),
      { citable_input_keyphrase: 'script', citable_input_noindex: false, meta: { mood: 'new' } },
    ],
    [
      'a field that was edited wins over a script',
      { citable_input_keyphrase: 'author', meta: withMeta({ keyphrase: 'script' }) },
      withMeta({}),
      { citable_input_keyphrase: 'author' },
    ],
    [
      'PHP shows an empty object as a list',
      { meta: { _citable: [], view_count: 10 } },
      { _citable: [], view_count: 10 },
      { meta: { view_count: 10 } },
    ],
  ])('%s', (_, data, saved, expected) => {
    expect(withoutCarried(data, saved)).toEqual(expected)
  })
})

it('knows the inputs that PHP knows, each with the same empty value', async () => {
  const php = await readFile(new URL('../../../includes/Inputs.php', import.meta.url), 'utf8')
  const [, rows = ''] = /const EMPTY = array\(([\s\S]*?)\n\t\);/.exec(php) ?? []
  const values: Readonly<Record<string, unknown>> = { "''": '', 'array()': [], '0': 0, false: false }
  const known = [...rows.matchAll(/'(\w+)'\s*=>\s*([^,]+),/g)].map(([, name, value = '']) => [name, values[value]])
  expect(known).not.toEqual([])
  expect(Object.entries(emptyInput)).toEqual(known)
})

describe('withoutUntouched', () => {
  const saved = { title: 'T', citable_input_keyphrase: 'rye', citable_input_noindex: false, citable_input_set_aside: [] }
  it.each([
    ['an edit goes', { citable_input_keyphrase: 'wheat' }, { citable_input_keyphrase: 'wheat' }],
    [
      'what an undo left as it was loaded stays here',
      { citable_input_set_aside: [], citable_input_noindex: true },
      { citable_input_noindex: true },
    ],
    ['an input that was emptied goes', { citable_input_keyphrase: '' }, { citable_input_keyphrase: '' }],
    ['other fields go, whatever their value', { title: 'T', citable_analysis: { v: 1 } }, { title: 'T', citable_analysis: { v: 1 } }],
    ['an input that was not loaded goes', { citable_input_canonical: '' }, { citable_input_canonical: '' }],
  ])('%s', (_name, data, expected) => expect(withoutUntouched(data, saved)).toEqual(expected))
})

it.each([
  [{ citable_input_noindex: true }, true],
  [{ meta: { _citable: {} } }, true],
  [{ title: 'T', meta: { view_count: 1 } }, false],
  [{ citable_analysis: {} }, false],
  [undefined, false],
])('%j may carry ours: %s', (data, expected) => expect(mayCarry(data)).toBe(expected))
