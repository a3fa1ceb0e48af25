import { expect, it } from 'vitest'
import type { Mapping } from '#shared/settings.ts'
import { keepUnsent, recordedNames, type ServiceRecord } from './service-request.ts'

const mapping = { title: 'headline', description: 'teaser' } as Mapping
const segment = (id: string, part: string): ServiceRecord['segments'][number] => ({
  id,
  part,
  source: id,
  target: id,
  origin: 'engine',
  doubts: [],
  print: id,
})
const record: ServiceRecord = {
  segments: [segment('s1', 'title'), segment('s2', 'description'), segment('s3', 'body/c1.body'), segment('s4', 'fields/content')],
  fixed: [
    { part: 'fields/content', after: 's4', what: 'code', print: 'a' },
    { part: 'fields/content', after: null, what: 'image', print: 'b' },
  ],
}

it('names of a record are those of the fields', () => {
  expect([...recordedNames(record, mapping)]).toEqual(['headline', 'teaser', 'c1.body', 'content'])
})

it('what was not sent is remembered, however often', () => {
  const merged: ServiceRecord = { segments: [segment('s1', 'title'), segment('s2', 'body/c1.body')], fixed: [] }
  const once = keepUnsent(merged, record, new Set(['teaser', 'content']), mapping)
  expect(once.segments.map(({ id, part }) => [id, part])).toEqual([
    ['s1', 'title'],
    ['s2', 'body/c1.body'],
    ['k0', 'description'],
    ['k1', 'fields/content'],
  ])
  expect(once.fixed.map(({ after, what }) => [after, what])).toEqual([
    ['k1', 'code'],
    [null, 'image'],
  ])
  expect(keepUnsent(merged, once, new Set(['teaser', 'content']), mapping)).toEqual(once)
})
