import { describe, expect, it } from 'vitest'
import { writeFixes } from './write-fixes.ts'

const read = '2026-11-27T09:00:00.000Z'
const fix = (values: object, changed: Readonly<Record<string, unknown>> = { ...values }) => ({
  fix: async () => ({
    changed: new Map(Object.entries(changed)),
    values: { ...values },
    isRestByHand: Object.keys(values).length < Object.keys(changed).length,
  }),
})

describe('safe fixes of a draft that no screen shows', () => {
  it.each([
    ['saved', fix({ title: 'New' }), read, [{ title: 'New' }]],
    ['partly', fix({ title: 'New' }, { title: 'New', 'seo.metaTitle': 'New' }), read, [{ title: 'New' }]],
    ['byHand', fix({}, { 'seo.metaTitle': 'New' }), read, []],
    ['moved', fix({ title: 'New' }), '2026-11-27T09:00:01.000Z', []],
  ] as const)('%s', async (end, opened, now, expected) => {
    const written: object[] = []
    const write = async (values: object) => written.push(values)
    expect(await writeFixes({ opened, updatedAt: read, form: null, readUpdatedAt: async () => now, write })).toBe(end)
    expect(written).toEqual(expected)
  })

  it('unsaved, where Strapi refuses', async () => {
    const write = () => Promise.reject(new Error('400'))
    const draft = { opened: fix({ title: 'New' }), updatedAt: read, form: null, readUpdatedAt: async () => read, write }
    expect(await writeFixes(draft)).toBe('unsaved')
  })
})

it('of the draft on screen go into its form, all of them, and nothing is saved', async () => {
  const changed: unknown[] = []
  const refuse = () => Promise.reject(new Error('nothing is asked'))
  const form = { onChange: (path: string, value: unknown) => changed.push([path, value]) }
  const opened = fix({ title: 'New' }, { title: 'New', 'seo.metaTitle': 'New' })
  expect(await writeFixes({ opened, updatedAt: read, form, readUpdatedAt: refuse, write: refuse })).toBe('inForm')
  expect(changed).toEqual([
    ['title', 'New'],
    ['seo.metaTitle', 'New'],
  ])
})
