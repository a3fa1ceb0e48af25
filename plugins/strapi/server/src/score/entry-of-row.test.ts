import { describe, expect, test } from 'vitest'
import type { TypeShape } from '#shared/mapping/shape.ts'
import { firstDate, instantOf } from './entry-of-row.ts'
import { publishedTextOf } from './snapshot.ts'

describe('times of rows', () => {
  test.each<[unknown, string | null]>([
    [null, null],
    [undefined, null],
    ['', null],
    ['no date', null],
    [0, '1970-01-01T00:00:00.000Z'],
    ['2026-01-02T03:04:05+01:00', '2026-01-02T02:04:05.000Z'],
    [new Date(1e12), '2001-09-09T01:46:40.000Z'],
  ])('%s', (value, expected) => expect(instantOf(value)).toBe(expected))

  const [first, published, created] = ['2026-01-01T00:00:00.000Z', '2026-02-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z']
  test.each<[string, object, boolean, string | null]>([
    ['the first one', { firstPublishedAt: first, publishedAt: published, createdAt: created }, true, first],
    ['the one of the draft’s publication', { publishedAt: published, createdAt: created }, true, published],
    ['none for what was never published', { createdAt: created }, true, null],
    ['the making of an entry without drafts', { publishedAt: published, createdAt: created }, false, created],
  ])('of publication: %s', (_what, row, draftAndPublish, expected) =>
    expect(firstDate(row as never, { draftAndPublish } as TypeShape)).toBe(expected),
  )

  test.each<[string, object | null, object | null]>([
    ['no snapshot', null, null],
    ['no hash', { textHash: null, textSince: first }, null],
    ['no time', { textHash: 'h', textSince: null }, null],
    ['both', { textHash: 'h', textSince: first }, { hash: 'h', since: first }],
  ])('of the text: %s', (_what, snapshot, expected) => expect(publishedTextOf(snapshot as never)).toEqual(expected))
})
