import { operations } from '@citable/contract'
import { describe, expect, it } from 'vitest'
import { makeOpenApi } from './open-api.ts'

// biome-ignore lint/suspicious/noExplicitAny: a JSON document
const made = (deprecations: Parameters<typeof makeOpenApi>[1]): any => makeOpenApi(operations, deprecations)

describe('a deprecated operation in openapi.json', () => {
  const planted = { since: '2026-06-01', sunset: '2027-06-01', about: 'https://example.com/docs/moving' } as const

  it('is marked, with its days and the headers of its answers', () => {
    const { get } = made({ listPublishers: planted }).paths['/v1/publishers']
    expect(get).toMatchObject({ deprecated: true, 'x-deprecation': planted })
    for (const status of ['200', '401', 'default'])
      expect(Object.keys(get.responses[status].headers)).toEqual(['Deprecation', 'Sunset', 'Link'])
  })

  it('changes nothing else', () => {
    const [plain, marked] = [made({}), made({ listPublishers: planted })]
    delete plain.paths['/v1/publishers']
    delete marked.paths['/v1/publishers']
    expect(marked).toEqual(plain)
    expect(JSON.stringify(plain)).not.toContain('eprecat')
  })
})
