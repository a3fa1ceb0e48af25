import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf, runHere } from './run-citable.ts'

const pages: Readonly<Record<string, string>> = {
  '/there': 'Bicycle couriers delivered 1,600,000 parcels.',
  '/changed': 'Bicycle couriers delivered 1,900,000 parcels last year.',
}
let asked: string[] = []
let server: Server
let site: string
const folder = mkdtempSync(path.join(tmpdir(), 'citable-sources-'))
const file = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}
const sentence = (link: string): string => `Couriers delivered 1.6 million parcels by bicycle last year, [the council reports](${link}).`

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const said = pages[url]
    response.writeHead(said === undefined ? 404 : 200, { 'content-type': 'text/html' })
    response.end(
      said === undefined
        ? ''
        : `<!doctype html><html lang="en"><title>Parcels</title><main><h1>Parcels by bicycle</h1><p>The annual report describes how couriers work, which streets they take, and how the council counts them with cameras at nine bridges over the river.</p><p>${said}</p></main>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `127.0.0.1:${(server.address() as AddressInfo).port}`
  // loads what reads pages: while it loads, this process answers nobody, and a fetch may run into its time-out
  await run([file('first.md', sentence(`http://${site}/there`))])
})
afterAll(() => server.close())

const run = (args: readonly string[]) => {
  asked = []
  return runHere(['sources', ...args], { environment: { CITABLE_FETCH_ALLOW: `${site}=127.0.0.1/32` } })
}

describe('citable sources', () => {
  it('says of each claim whether its page holds it, and asks each page once', async () => {
    const text = file('all.md', ['/there', '/changed', '/none', '/there'].map((at) => sentence(`http://${site}${at}`)).join('\n\n'))
    const { code, out } = await run([text])
    expect(code).toBe(0)
    expect(out).toContain('✓ 1.6 million\n      stands there')
    expect(out).toContain('✗ 1.6 million\n      the page says 1,900,000, the text 1.6 million')
    expect(out).toContain('† 1.6 million\n      the link is dead: there is no such page')
    expect(out).toContain('2 stand there · 1 not held · 0 could not be checked · 1 dead')
    expect(asked.filter((url) => url !== '/robots.txt').sort()).toEqual(['/changed', '/none', '/there'])
  })

  it('writes JSON and SARIF with places, and ends with 3 where --fail-on says so', async () => {
    const text = file('one.md', `First.\n\n${sentence(`http://${site}/changed`)}`)
    const json = await run([text, '--format', 'json', '--fail-on', 'link-dead'])
    expect(json.code).toBe(0)
    expect(JSON.parse(json.out).pages[0].report.claims[0]).toMatchObject({
      answer: 'does_not_hold',
      source_figure: '1,900,000',
      reason: null,
    })
    const sarif = await run([text, '--format', 'sarif', '--fail-on', 'does-not-hold'])
    expect(sarif.code).toBe(3)
    const [result] = JSON.parse(sarif.out).runs[0].results
    expect(result).toMatchObject({ ruleId: 'source-does-not-hold', level: 'warning' })
    expect(result.locations[0].physicalLocation.region).toEqual({ startLine: 3, startColumn: 20 })
  })

  it('lists what it would ask, and asks nothing', async () => {
    const { out } = await run([file('list.md', sentence(`http://${site}/there`)), '--list'])
    expect(out.trim().split('\t')[1]).toBe(`http://${site}/there`)
    expect(asked).toEqual([])
  })

  it('takes no page of one’s own site for a source', async () => {
    const { out } = await run([file('own.md', sentence(`http://${site}/there`)), '--site', `http://${site}/`])
    expect(out).toContain('No figure, quotation, date or finding with a link to another site.')
    expect(asked).toEqual([])
  })

  it.each([
    [[], 'Name files'],
    [['a.md', '--format', 'xml'], '--format must be one of'],
    [['a.md', '--fail-on', 'doubt'], '--fail-on must be'],
    [['http://a.example/', 'a.md'], 'not both'],
    [['no-such-file.md'], 'There is no file'],
  ])('refuses %j', async (args, sentenceOfRefusal) => {
    expect(await refusalOf(['sources', ...args])).toContain(sentenceOfRefusal)
  })
})
