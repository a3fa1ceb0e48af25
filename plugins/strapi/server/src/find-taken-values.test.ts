import type { Core } from '@strapi/strapi'
import { describe, expect, test, vi } from 'vitest'
import { findTakenValues } from './find-taken-values.ts'

const siteOf = (parts: object): { readonly strapi: Core.Strapi } => ({ strapi: parts as unknown as Core.Strapi })

describe('values that other entries hold', () => {
  const asked = async (more: object) => {
    const findMany = vi.fn(async (_asked: { readonly where: object }) => [{ slug: 'a' }, { slug: 'b' }])
    const found = await findTakenValues(siteOf({ db: { query: () => ({ findMany }) } }), 'api::post.post', {
      locale: null,
      field: 'slug',
      values: ['a', 'b'],
      ...more,
    })
    return { found, where: findMany.mock.calls[0]?.[0].where }
  }
  test.each<[string, object, object]>([
    ['in all', {}, { slug: { $in: ['a', 'b'] } }],
    ['in others than this one', { documentId: 'd' }, { slug: { $in: ['a', 'b'] }, documentId: { $ne: 'd' } }],
    ['in one language', { locale: 'de' }, { slug: { $in: ['a', 'b'] }, locale: 'de' }],
  ])('are looked for %s', async (_what, more, where) => {
    expect(await asked(more)).toEqual({ found: new Set(['a', 'b']), where })
  })
})
