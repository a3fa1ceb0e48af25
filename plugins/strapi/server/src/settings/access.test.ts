import type { Core } from '@strapi/strapi'
import { describe, expect, test, vi } from 'vitest'
import { accessService } from './access.ts'

const siteOf = (parts: object): { readonly strapi: Core.Strapi } => ({ strapi: parts as unknown as Core.Strapi })

describe('roles', () => {
  const use = [{ action: 'plugin::citable.use' }]
  const roles = [
    { id: 1, name: 'Editors', code: 'strapi-editor', permissions: [] },
    { id: 2, name: 'Writers', code: 'strapi-author', permissions: [{ action: 'other' }, ...use] },
    { id: 3, name: 'Readers', code: 'reader-1', permissions: [{ action: 'other' }] },
  ]
  const addPermissions = vi.fn()
  const findMany = vi.fn(async () => roles)
  const access = accessService(siteOf({ db: { query: () => ({ findMany }) }, service: () => ({ addPermissions }) }))

  test('are named with what they may do; super admins are not asked for', async () => {
    expect(await access.roles()).toEqual([
      { name: 'Editors', isWriter: true, mayUse: false },
      { name: 'Writers', isWriter: true, mayUse: true },
      { name: 'Readers', isWriter: false, mayUse: false },
    ])
    expect(findMany).toHaveBeenCalledWith(expect.objectContaining({ where: { code: { $ne: 'strapi-super-admin' } } }))
  })

  test('that write get the rights if they may not use the panel, and no others', async () => {
    await access.giveToWriters()
    const given = ['use', 'sources'].map((name) => ({ action: `plugin::citable.${name}`, subject: null, properties: {}, conditions: [] }))
    expect(addPermissions.mock.calls).toEqual([[1, given]])
  })
})
