import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runHere } from './run-citable.ts'

let server: Server
let site: string
const asked: string[] = []

const page = (links: Readonly<Record<string, string>>, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>Bread</title>${head}${Object.entries(links)
    .map(([language, address]) => `<link rel="alternate" hreflang="${language}" href="${address}">`)
    .join('')}</head><body><main><h1>Bread</h1><p>Bread is warm in the morning.</p></main></body></html>`

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const good = { en: `${site}/en`, es: `${site}/es` }
    const pages: Readonly<Record<string, string>> = {
      '/en': page(good, `<link rel="canonical" href="${site}/en">`),
      '/es': page(good),
      '/bad': page({ 'en-UK': `${site}/bad`, es: `${site}/es`, fr: `${site}/gone`, de: `${site}/moved`, it: '/it', nb: `${site}/hidden` }),
      '/it': page({ it: `${site}/it`, en: `${site}/bad` }),
      '/hidden': page({ nb: `${site}/hidden`, en: `${site}/bad` }, '<meta name="robots" content="noindex">'),
    }
    if (url === '/moved') response.writeHead(301, { location: '/es' })
    else response.writeHead(pages[url] === undefined ? 404 : 200, { 'content-type': 'text/html' })
    response.end(pages[url] ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const run = (...args: readonly string[]) => runHere(['hreflang', ...args])

describe('citable hreflang', () => {
  it('passes pages that name each other and themselves', async () => {
    const { code, out } = await run(`${site}/en`)
    expect(out).toBe(`✓ ${site}/en (en, es)\n✓ ${site}/es (en, es)\n2 pages · 0 faults · 0 not read\n`)
    expect(code).toBe(0)
  })

  it('follows what a page names, asks each address once, and reports its faults', async () => {
    asked.length = 0
    const { code, out } = await run(`${site}/bad`, '--format', 'json')
    expect(code).toBe(3)
    const faults = JSON.parse(out).faults.filter((fault: { page: string }) => fault.page === `${site}/bad`)
    expect(faults.map(({ code: what, language }: { code: string; language: string }) => `${what} ${language}`)).toEqual([
      'code en-UK',
      'noReturn es',
      'status fr',
      'redirect de',
      'relative it',
      'noindex nb',
    ])
    expect(faults[0].message).toBe('“en-UK” is no tag that search engines take; en-GB is.')
    const pages = asked.filter((url) => url !== '/robots.txt')
    expect(pages.filter((url) => url !== '/es').sort()).toEqual([...new Set(pages.filter((url) => url !== '/es'))].sort())
  })

  it('writes SARIF', async () => {
    const { out } = await run(`${site}/bad`, '--format', 'sarif')
    const [{ tool, results }] = JSON.parse(out).runs
    expect(results[0]).toMatchObject({ ruleId: 'hreflang-code', level: 'error' })
    expect(tool.driver.rules[results[0].ruleIndex].id).toBe('hreflang-code')
  })

  it('reads a built site', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'citable-hreflang-'))
    mkdirSync(path.join(folder, 'es'))
    const links = { en: 'https://example.org/', es: 'https://example.org/es/' }
    writeFileSync(path.join(folder, 'index.html'), page(links))
    writeFileSync(path.join(folder, 'es', 'index.html'), page({ es: 'https://example.org/es/' }))
    const { code, out } = await run(folder, '--site', 'https://example.org/')
    expect(out).toContain('The page for es does not link back: https://example.org/es/')
    expect(out).toContain('2 pages · 1 fault · 0 not read')
    expect(code).toBe(3)
    expect((await run(folder)).out).toContain('The page names no canonical address; say --site.')
  })

  it.each([
    [[], 'Name one address'],
    [['https://a.example/', 'https://b.example/'], 'Name one http(s) address'],
    [['ftp://a.example/'], 'Name one http(s) address'],
    [['x', '--format', 'xml'], '--format must be'],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await run(...args)
    expect([code, err.includes(message)]).toEqual([2, true])
  })
})
