import { expect, it } from 'vitest'
import type { Form } from './settings.ts'
import { fieldsOf, isChanged, partOf, tabIn, tabNames } from './tabs.ts'

const form = { mode: 'embedded', apiKey: '', llms_txt: false, crawlers: 'all', crawlers_away: [] } as unknown as Form

it('gives every field to one part', () => {
  const all = tabNames.flatMap((name) => fieldsOf[name])
  expect(all).toEqual([...new Set(all)])
})

it.each([
  ['#social', 'social'],
  ['', 'general'],
  ['#nothing', 'general'],
])('%j opens %s', (hash, tab) => {
  expect(tabIn(hash)).toBe(tab)
})

it('sees a change in the part that it belongs to, and nowhere else', () => {
  const changed = { ...form, llms_txt: true }
  expect(tabNames.filter((name) => isChanged(changed, form, name))).toEqual(['crawlers'])
  expect(partOf(changed, 'crawlers')).toEqual({ crawlers: 'all', crawlers_away: [], llms_txt: true })
})
