import { operations } from '@citable/contract'
import openApi from '@citable/contract/generated/openapi.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { createRoutes, type RouteDependencies } from '../src/routes/routes.ts'

describe('the router', () => {
  const listed = operations.map(({ method, path }) => `${method} ${path}`).sort()

  it('has every operation once and nothing else', () => {
    const routes = createRoutes({ limitsOf: () => ({}) } as unknown as RouteDependencies).map(
      ({ operation }) => `${operation.method} ${operation.path}`,
    )
    expect(routes.sort()).toEqual(listed)
  })

  it('is what the document says', () => {
    const documented = Object.entries(openApi.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(documented.sort()).toEqual(listed)
  })
})
