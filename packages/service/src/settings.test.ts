import { describe, expect, it } from 'vitest'
import { readSettings, workersFor } from './settings.ts'

describe('settings', () => {
  it('all have defaults', () => {
    const { settings, warnings } = readSettings({ PATH: '/bin' })
    expect(settings).toMatchObject({
      CITABLE_HOST: '127.0.0.1',
      CITABLE_PORT: 8787,
      CITABLE_BODY_LIMIT: 3 * 1024 * 1024,
      CITABLE_RATE_BURST: 600,
    })
    expect(settings.CITABLE_WORKERS).toBeGreaterThanOrEqual(1)
    expect(settings.CITABLE_DATA_DIR).toMatch(/citable$/)
    expect(warnings).toEqual([])
  })

  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [16, 15],
  ])('of %i cores analyses take %i', (cores, workers) => {
    expect(workersFor(cores)).toBe(workers)
  })

  it('an empty variable counts as absent', () => {
    expect(readSettings({ CITABLE_PORT: '' }).settings.CITABLE_PORT).toBe(8787)
  })

  it('a replica needs the database it is one of', () => {
    const DATABASE_URL_READ = 'postgresql://replica/citable'
    expect(() => readSettings({ DATABASE_URL_READ })).toThrow(/DATABASE_URL, which is not set/)
    expect(readSettings({ DATABASE_URL: 'postgresql://primary/citable', DATABASE_URL_READ }).settings).toMatchObject({ DATABASE_URL_READ })
  })

  it('a misspelt name is reported', () => {
    expect(readSettings({ CITABLE_PROT: '1' }).warnings).toEqual(['CITABLE_PROT is not a setting of this program; check its spelling.'])
  })

  it('reads pairs, ports and prefixes', () => {
    const { settings } = readSettings({
      CITABLE_FETCH_ALLOW: 'wiki.intranet=10.0.0.0/8, 127.0.0.1:8890=127.0.0.1/32',
      CITABLE_FETCH_PORTS: '8080 8443',
      CITABLE_NAT64_PREFIXES: '2a00:1234::/96',
      CITABLE_ROBOTS_EXEMPT: 'example.com',
      CITABLE_PUBLIC_URL: 'https://citable.example.com/api/',
    })
    expect(settings.CITABLE_FETCH_ALLOW.map(({ host, port }) => [host, port])).toEqual([
      ['wiki.intranet', null],
      ['127.0.0.1', 8890],
    ])
    expect(settings.CITABLE_FETCH_PORTS).toEqual([8080, 8443])
    expect(settings.CITABLE_NAT64_PREFIXES).toHaveLength(1)
    expect(settings.CITABLE_ROBOTS_EXEMPT).toEqual(['example.com'])
    expect(settings.CITABLE_PUBLIC_URL).toBe('https://citable.example.com/api')
  })

  const wrong: readonly [string, string][] = [
    ['CITABLE_PORT', '70000'],
    ['CITABLE_PORT', 'http'],
    ['DATABASE_URL_READ', 'mysql://replica'],
    ['CITABLE_TRAFFIC_URL', 'clickhouse://user:hidden@host/citable'],
    ['CITABLE_TRAFFIC_URL', 'host:8123'],
    ['CITABLE_WORKERS', '0'],
    ['CITABLE_SECRET', 'short'],
    ['CITABLE_BODY_LIMIT', '3 pigs'],
    ['CITABLE_FETCH_ALLOW', 'wiki.intranet'],
    ['CITABLE_FETCH_ALLOW', 'wiki.intranet=10.0.0.1/8'],
    ['CITABLE_WEBHOOK_ALLOW', 'hooks.intranet'],
    ['CITABLE_FETCH_PORTS', '99999'],
    ['CITABLE_NAT64_PREFIXES', '10.0.0.0/8'],
    ['CITABLE_PUBLIC_URL', 'citable.example.com'],
    ['CITABLE_LOG_LEVEL', 'loud'],
  ]
  it.each(wrong)('%s=%s is refused by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}: `))
  })
})
