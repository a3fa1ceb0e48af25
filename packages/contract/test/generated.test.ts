import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { operations, problemCodes } from '../src/index.ts'

const folder = new URL('../generated/', import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as Schema
type Schema = { readonly [key: string]: unknown }

describe('openapi.json', () => {
  const document = read('openapi.json') as unknown as {
    readonly openapi: string
    readonly paths: Record<string, Record<string, Operation>>
    readonly components: { readonly schemas: Schema }
  }
  interface Operation {
    readonly operationId: string
    readonly security: readonly unknown[]
    readonly parameters?: readonly { readonly name: string; readonly in: string }[]
    readonly responses: Record<string, { readonly content?: Record<string, unknown> }>
  }
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  )

  test('lists exactly the operations', () => {
    expect(listed.map(({ operationId }) => operationId).sort()).toEqual(operations.map(({ operationId }) => operationId).sort())
    expect(document.openapi).toBe('3.1.0')
  })
  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s: path, security, parameters, statuses',
    (operationId, operation) => {
      const found = listed.find((one) => one.operationId === operationId)!
      expect([found.path, found.method]).toEqual([operation.path, operation.method])
      expect(found.security).toEqual(operation.scope === null ? [] : [{ key: [] }])
      const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect((found.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(inPath)
      expect(Object.keys(found.responses).filter((status) => status !== 'default')).toEqual(Object.keys(operation.responses))
      for (const [status, { content }] of Object.entries(found.responses))
        if (Number(status) >= 400 && status !== '503') expect(Object.keys(content ?? {})).toEqual(['application/problem+json'])
    },
  )
  test('every reference resolves', () => {
    const names = Object.keys(document.components.schemas)
    for (const [, name] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)) expect(names).toContain(name)
    expect(JSON.stringify(document)).not.toContain('$defs')
  })
})

describe('operations', () => {
  test('ids and routes are unique', () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    expect(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size).toBe(operations.length)
  })
  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s declares the failures every route of its kind has',
    (_id, operation) => {
      const statuses = Object.keys(operation.responses).map(Number)
      if (operation.scope !== null) for (const status of [401, 403, 429, 500]) expect(statuses).toContain(status)
      if ('body' in operation) for (const status of [400, 413, 415, 422]) expect(statuses).toContain(status)
      if ('params' in operation && operation.path.includes('{')) expect(statuses).toContain(404)
      if ('idempotent' in operation) expect(statuses).toContain(409)
    },
  )
  test('codes of problems have statuses of failures', () => {
    for (const [code, status] of Object.entries(problemCodes)) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
      expect(status).toBeGreaterThanOrEqual(400)
    }
  })
})
