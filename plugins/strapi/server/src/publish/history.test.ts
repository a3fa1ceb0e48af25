import type { Core } from '@strapi/strapi'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Call, notedDatabase } from '../testing/noted-database.ts'
import { historyService } from './history.ts'

const now = Date.UTC(2026, 10, 28, 23, 59)

function database(...answers: readonly (readonly object[])[]) {
  const { asked, connection } = notedDatabase(...answers)
  return { asked, history: historyService({ strapi: { db: { connection } } as unknown as Core.Strapi }) }
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const summed = (content_type: string, related_locale: string | null, [entries, aeo_sum, seo_sum]: readonly (number | string)[]) => ({
  content_type,
  related_locale,
  entries,
  aeo_sum,
  seo_sum,
})

test('today is written for each type and locale; what had entries this morning and has none now comes first, with nothing', async () => {
  const { asked, history } = database(
    [
      summed('api::post.post', 'de', [2, 130, 150]),
      summed('api::post.post', null, ['3', '210', '240']),
      summed('api::page.page', 'en', [1, 90, 80]),
    ],
    [
      { content_type: 'api::gone.gone', related_locale: 'fr' },
      { content_type: 'api::post.post', related_locale: 'de' },
    ],
  )
  await history.note()
  const row = (content_type: string, related_locale: string, entries: unknown, aeo_sum: unknown, seo_sum: unknown): readonly Call[] => [
    ['from', 'citable_days'],
    [
      'insert',
      {
        document_id: expect.stringMatching(/^[a-z0-9]{24}$/),
        day: '2026-11-28',
        content_type,
        related_locale,
        entries,
        aeo_sum,
        seo_sum,
        created_at: new Date(now),
      },
    ],
    ['onConflict', ['day', 'content_type', 'related_locale']],
    ['merge', ['entries', 'aeo_sum', 'seo_sum']],
  ]
  expect(asked).toEqual([
    [
      ['from', 'citable_snapshots'],
      ['whereNotNull', 'aeo_score'],
      ['select', 'content_type', 'related_locale'],
      ['count', '* as entries'],
      ['sum', { aeo_sum: 'aeo_score', seo_sum: 'seo_score' }],
      ['groupBy', 'content_type', 'related_locale'],
    ],
    [
      ['from', 'citable_days'],
      ['where', { day: '2026-11-28' }],
      ['select', 'content_type', 'related_locale'],
    ],
    row('api::gone.gone', 'fr', 0, 0, 0),
    row('api::post.post', 'de', 0, 0, 0),
    row('api::post.post', 'de', 2, 130, 150),
    row('api::post.post', '', '3', '210', '240'),
    row('api::page.page', 'en', 1, 90, 80),
    [['from', 'citable_days'], ['where', 'day', '<', '2025-10-24'], ['delete']],
  ])
})

test('a day has the means of all entries that count, rounded, and days without entries are left out', async () => {
  const { asked, history } = database([
    { day: '2026-11-26', ...summed('api::post.post', 'de', ['2', '121', '150']) },
    { day: '2026-11-26', ...summed('api::page.page', null, [1, 90, 81]) },
    { day: '2026-11-26', ...summed('api::post.post', 'fr', [9, 9, 9]) },
    { day: '2026-11-27', ...summed('api::post.post', 'de', [0, 0, 0]) },
    { day: '2026-11-28', ...summed('api::post.post', 'de', [4, 242, 201]) },
  ])
  const seen: unknown[] = []
  const days = await history.days(7, (uid, locale) => {
    seen.push([uid, locale])
    return locale !== 'fr'
  })
  expect(days).toEqual([
    { t: '2026-11-26', entries: 3, aeo: 70, seo: 77 },
    { t: '2026-11-28', entries: 4, aeo: 61, seo: 50 },
  ])
  expect(seen).toEqual([
    ['api::post.post', 'de'],
    ['api::page.page', ''],
    ['api::post.post', 'fr'],
    ['api::post.post', 'de'],
    ['api::post.post', 'de'],
  ])
  expect(asked).toEqual([
    [
      ['from', 'citable_days'],
      ['where', 'day', '>', '2026-11-21'],
      ['orderBy', 'day'],
      ['select', 'day', 'content_type', 'related_locale', 'entries', 'aeo_sum', 'seo_sum'],
    ],
  ])
})
