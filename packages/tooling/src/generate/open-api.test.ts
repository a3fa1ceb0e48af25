import { operations } from '@citable/contract'
import { describe, expect, it } from 'vitest'
import { makeOpenApi, portablePattern } from './open-api.ts'

// biome-ignore lint/suspicious/noExplicitAny: a JSON document
const made = (deprecations: Parameters<typeof makeOpenApi>[1]): any => makeOpenApi(operations, deprecations)

describe('a deprecated operation in openapi.json', () => {
  const planted = { since: '2026-06-01', sunset: '2027-06-01', about: 'https://example.com/docs/moving' } as const

  it('is marked, with its days and the headers of its answers', () => {
    const { get } = made({ listPublishers: planted }).paths['/v1/publishers']
    expect(get).toMatchObject({ deprecated: true, 'x-deprecation': planted })
    for (const status of ['200', '401', 'default'])
      expect(Object.keys(get.responses[status].headers)).toEqual(expect.arrayContaining(['Deprecation', 'Sunset', 'Link']))
  })

  it('changes nothing else', () => {
    const [plain, marked] = [made({}), made({ listPublishers: planted })]
    delete plain.paths['/v1/publishers']
    delete marked.paths['/v1/publishers']
    delete marked.components.headers.Deprecation
    delete marked.components.headers.Sunset
    expect(marked).toEqual(plain)
    expect(JSON.stringify([plain.paths, plain.components.headers])).not.toContain('eprecat')
  })
})

describe('headers in openapi.json', () => {
  const document = made({})
  const operations = Object.values(document.paths).flatMap((methods) => Object.entries(methods as object))

  it('tell how a reading with a key is asked for again', () => {
    const readings = operations.filter(([method, { security }]) => method === 'get' && security.length > 0)
    expect(readings.length).toBeGreaterThan(10)
    for (const [, { operationId, parameters, responses }] of readings) {
      expect(
        parameters.map(({ name }: { name: string }) => name),
        operationId,
      ).toContain('If-None-Match')
      expect(responses['304'].content, operationId).toBeUndefined()
      for (const status of ['200', '304']) expect(Object.keys(responses[status].headers), `${operationId} ${status}`).toContain('ETag')
    }
  })

  it('tell when to come back, wherever a call can be refused for a while', () => {
    for (const [, { operationId, responses, security }] of operations) {
      if (security.length === 0) continue
      for (const status of ['429', '503'])
        expect(Object.keys(responses[status].headers), `${operationId} ${status}`).toContain('Retry-After')
    }
  })
})

describe('a pattern in openapi.json', () => {
  it.each([
    String.raw`^\P{Cc}*$`,
    String.raw`^[\P{Cc}\t\n\r]*$`,
    String.raw`^[^,\p{Cc}]+(,[^,\p{Cc}]+)*$`,
    String.raw`^https:\/\/[^\s\p{Cc}]+$`,
  ])('means the same with and without the flag for Unicode: %s', (pattern) => {
    const portable = portablePattern(pattern)
    for (let code = 0; code < 0x300; code++) {
      for (const text of [String.fromCharCode(code), `a${String.fromCharCode(code)}`, `https://a${String.fromCharCode(code)}`]) {
        const wanted = new RegExp(pattern, 'u').test(text)
        expect([text, new RegExp(portable).test(text), new RegExp(portable, 'u').test(text)]).toEqual([text, wanted, wanted])
      }
    }
  })

  it('of other classes is refused', () => {
    expect(() => portablePattern(String.raw`\p{L}`)).toThrow('only readers of Unicode patterns')
  })
})

describe('every operation in openapi.json', () => {
  const document = made({})
  const groups = document.tags.map(({ name }: { name: string }) => name)

  it('is in one group, and every group holds some', () => {
    const used = Object.values(document.paths).flatMap((methods) => Object.values(methods as object).map(({ tags }) => tags))
    for (const tags of used) expect(tags).toHaveLength(1)
    expect([...new Set(used.flat())].sort()).toEqual([...groups].sort())
  })
})
