import type { Core } from '@strapi/strapi'
import { describe, expect, test, vi } from 'vitest'
import { allowEvents, emitBacklog, tell } from './events.ts'

const siteOf = (parts: object): { readonly strapi: Core.Strapi } => ({ strapi: parts as unknown as Core.Strapi })

describe('events', () => {
  const entry = { uid: 'u', documentId: 'd', locale: 'de' }
  const scored = { aeo_score: 1, seo_score: 2, previous: null, rubric_version: '1' }
  const schema = { url: null, isDelivered: true }
  const told = (act: (strapi: Core.Strapi) => void, emit = vi.fn()) => {
    act(siteOf({ eventHub: { emit }, log: { warn: () => {} } }).strapi)
    return emit.mock.calls
  }
  test.each<[string, object, readonly (readonly unknown[])[]]>([
    ['nothing', { scored: null, schema: null }, []],
    ['scores', { scored, schema: null }, [['citable.scored', { ...entry, ...scored }]]],
    ['data', { scored: null, schema }, [['citable.schema_changed', { ...entry, ...schema }]]],
    [
      'both',
      { scored, schema },
      [
        ['citable.scored', { ...entry, ...scored }],
        ['citable.schema_changed', { ...entry, ...schema }],
      ],
    ],
  ])('tell %s', (_what, change, expected) => {
    expect(told((strapi) => tell(strapi, { ...entry, ...change } as never))).toEqual(expected)
  })
  test('report a backlog once, and a listener that fails stops no other', () => {
    const emit = vi.fn(async () => {
      throw new Error('broken')
    })
    expect(told((strapi) => emitBacklog(strapi, { entries: 3, failed: 1, left: 2 }), emit as never)).toEqual([
      ['citable.backlog_done', { entries: 3, failed: 1, left: 2 }],
    ])
  })
  test('may be asked for by webhooks', () => {
    const addAllowedEvent = vi.fn()
    allowEvents(siteOf({ get: () => ({ addAllowedEvent }) }).strapi)
    expect(addAllowedEvent.mock.calls.map(([key]) => key)).toEqual([
      'citable.scored',
      'citable.schema_changed',
      'citable.backlog_done',
      'citable.source_changed',
    ])
  })
})
