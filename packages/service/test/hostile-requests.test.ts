import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cases } from './hostile-cases.ts'
import { createTestService, type TestService } from './test-service.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

const bodyOf = (input: { body?: string; body_bytes?: number; json_depth?: number }): string => {
  if (input.body_bytes !== undefined) return `{"url":"${'a'.repeat(input.body_bytes)}`
  if (input.json_depth !== undefined) return '['.repeat(input.json_depth) + ']'.repeat(input.json_depth)
  return input.body ?? '{"content":{"html":"<p>x</p>"}}'
}

describe('hostile requests', () => {
  it.each(cases('api'))('$id $note', async ({ input, expect: expected }) => {
    const { authorization, ...headers } = (input.headers ?? {}) as Record<string, string>
    const url = (input.path ?? '/v1/optimize') + (input.query_key ?? '')
    const method = input.method ?? (input.path === undefined ? 'POST' : 'GET')
    const answer = await service.call({
      method,
      url,
      ...(method === 'POST' ? { payload: bodyOf(input) } : {}),
      headers: { 'content-type': input.type ?? 'application/json', ...headers, ...(authorization === undefined ? {} : { authorization }) },
      ...(authorization !== undefined || input.query_key ? { as: null } : {}),
    })
    const allowed: readonly number[] = expected === 'ignored' ? [200] : [expected].flat().map(Number)
    expect(allowed).toContain(answer.statusCode)
    if (answer.statusCode >= 400) expect(answer.headers['content-type']).toContain('application/problem+json')
  })

  it('request-28: the address in X-Forwarded-For is not believed', async () => {
    for (let call = 0; call < 20; call++) {
      await service.call({
        method: 'GET',
        url: '/v1/whoami',
        as: 'wrong',
        remoteAddress: '127.77.0.1',
        headers: { 'x-forwarded-for': `198.51.100.${call}` },
      })
    }
    const answer = await service.call({
      method: 'GET',
      url: '/v1/whoami',
      remoteAddress: '127.77.0.1',
      headers: { 'x-forwarded-for': '198.51.100.200' },
    })
    expect(answer.statusCode).toBe(429)
  })

  it('nothing of a body of 3 MiB is kept in an error', async () => {
    const answer = await service.call({
      method: 'POST',
      url: '/v1/optimize',
      payload: `{"secret-token-${'x'.repeat(3000)}`,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).not.toContain('secret-token')
  })

  it('prototypes stay clean', async () => {
    await service.call({
      method: 'POST',
      url: '/v1/optimize',
      payload: '{"content":{"html":"x","__proto__":{"polluted":1}}}',
      headers: { 'content-type': 'application/json' },
    })
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})
