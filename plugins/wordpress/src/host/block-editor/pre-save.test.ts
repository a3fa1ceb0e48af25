import { describe, expect, it } from 'vitest'
import { preSave } from './pre-save.ts'

const edits = { title: 'A kettle' }
const parts = {
  isCovered: () => true,
  autosaveMeta: () => ({ _citable: {} }),
  completed: async (given: Record<string, unknown>) => ({ ...given, meta: { _citable: { v: 1 } } }),
}
const fails = (): never => {
  throw new Error('no such block')
}

describe('preSave', () => {
  it.each([
    ['a save takes the analysis along', parts, {}, { ...edits, meta: { _citable: { v: 1 } } }],
    ['a save without options', parts, undefined, { ...edits, meta: { _citable: { v: 1 } } }],
    ['an autosave takes what the editor has', parts, { isAutosave: true }, { ...edits, meta: { _citable: {} } }],
    ['a preview takes nothing', parts, { isPreview: true }, edits],
    ['a template is left alone', { ...parts, isCovered: () => false }, { isAutosave: true }, edits],
    ['a save goes on when the analysis fails', { ...parts, completed: async () => fails() }, {}, edits],
    ['a save goes on when the analysis fails at once', { ...parts, completed: fails }, {}, edits],
    ['an autosave goes on when its meta fails', { ...parts, autosaveMeta: fails }, { isAutosave: true }, edits],
    ['a save goes on when the type of the post fails', { ...parts, isCovered: fails }, {}, edits],
  ])('%s', async (_, given, options, expected) => {
    expect(await preSave(given.isCovered, given.autosaveMeta, given.completed)(edits, options)).toEqual(expected)
  })
})
