import { operations } from '@citable/contract'
import openApi from '@citable/contract/generated/openapi.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { createRoutes, type RouteDependencies } from '../src/routes/routes.ts'

describe('the router', () => {
  const listed = operations.map(({ method, path }) => `${method} ${path}`).sort()
  const open = operations.filter(({ scope }) => scope === null).map(({ method, path }) => `${method} ${path}`)

  it('has every operation once and nothing else', () => {
    const routes = createRoutes({ limitsOf: () => ({}) } as unknown as RouteDependencies).map(
      ({ operation }) => `${operation.method} ${operation.path}`,
    )
    expect(routes.sort()).toEqual(listed)
  })

  it('is what the document says', () => {
    const documented = Object.entries(openApi.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { security }]) => ({ name: `${method.toUpperCase()} ${path}`, needsKey: security.length > 0 })),
    )
    expect(documented.map(({ name }) => name).sort()).toEqual(listed)
    expect(documented.filter(({ needsKey }) => !needsKey).map(({ name }) => name)).toEqual(open)
  })
})
