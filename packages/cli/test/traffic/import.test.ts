import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { refusalOf, runHere, startServe } from '../run-citable.ts'
import { agents, gptAddress, lineOf, logOf, start, strangers, sumsIn, textOf } from './sample-log.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'citable-logs-'))
let made = 0
const newFolder = () => mkdtempSync(path.join(folder, 'data-'))
const fileOf = (content: string | Uint8Array): string => {
  const file = path.join(folder, `access-${++made}.log`)
  writeFileSync(file, content)
  return file
}

const importInto = async (data: string, files: readonly string[], more: readonly string[] = [], input?: Buffer) => {
  const ran = await runHere(['traffic', 'import', ...files, '--site', 'example.com', '--data', data, '--json', ...more], {
    ...(input && { input }),
  })
  return { ...ran, report: ran.out === '' ? null : JSON.parse(ran.out) }
}

describe('citable traffic import', () => {
  it('counts agents and visits, verifies by address, and says what it left out', async () => {
    const lines = [...logOf(200), 'not a line', lineOf(start, '/x', agents[0]!, { status: 404 }), '']
    const data = newFolder()
    const { code, report } = await importInto(data, [fileOf(textOf(lines))])
    expect(code).toBe(0)
    expect(report.files[0]).toMatchObject({
      format: 'combined',
      lines: 203,
      agents: 41,
      visits: 20,
      counted: 61,
      known: 0,
      people: 120,
      other_bots: 20,
      unreadable: 1,
      unreadable_lines: [201],
      fault: null,
    })
    expect(await sumsIn(data)).toEqual({
      sources: ['log_import'],
      hits: 41,
      verified: 20,
      failed: expect.any(Number),
      pages: 41,
      visits: 20,
    })
    const told = await runHere(['traffic', 'import', fileOf(textOf(lines)), '--site', 'www.example.com', '--data', data])
    expect(told.out).toMatch(/: 203 lines of combined, 41 by AI agents, 20 visits from assistants; 0 counted, 61 known already$/m)
    expect(told.out).toMatch(/left out: 120 of people, 20 of other robots$/m)
    expect(told.out).toMatch(/1 could not be read, first line 201$/m)
  })

  it('a line counts once: grown, rotated, packed, in parts, from standard input', async () => {
    const data = newFolder()
    const lines = logOf(300)
    const counts: number[] = []
    for (const [content, input] of [
      [textOf(lines.slice(0, 100)), undefined],
      [textOf(lines.slice(0, 180)), undefined],
      [gzipSync(textOf(lines.slice(0, 180))), undefined],
      [Buffer.concat([gzipSync(textOf(lines.slice(100, 200))), gzipSync(textOf(lines.slice(200, 220)))]), undefined],
      [zstdCompressSync(textOf(lines.slice(90, 250))), undefined],
      [null, Buffer.from(lines.slice(240, 300).join('\r\n'))],
      [textOf([...lines].reverse()), undefined],
    ] as const) {
      const { code, report } = await importInto(data, [content === null ? '-' : fileOf(content)], [], input)
      expect(code).toBe(0)
      counts.push(report.files[0].counted)
    }
    expect(counts).toEqual([30, 24, 0, 12, 9, 15, 0])
    expect(await sumsIn(data)).toMatchObject({ hits: 60, pages: 60, visits: 30 })
  })

  it('a log of many hosts counts for those that are named', async () => {
    const lines = ['www.example.com', 'shop.example.com:443', 'evil.example', 'example.com'].map(
      (host, index) => `${host} ${lineOf(start + index * 9_000, '/a', agents[1]!)}`,
    )
    const data = newFolder()
    const { report } = await importInto(data, [fileOf(textOf(lines))])
    expect(report.files[0]).toMatchObject({ counted: 2, other_hosts: 2 })
    const both = await importInto(data, [fileOf(textOf(lines))], ['--site', 'shop.example.com'])
    expect(both.report.files[0]).toMatchObject({ counted: 1, known: 2, other_hosts: 1 })
  })

  it('unreadable lines are reported, and the rest counts', async () => {
    const whole = gzipSync(textOf(logOf(1_000)))
    const files = [
      path.join(folder, 'nowhere.log'),
      folder,
      fileOf('hello\nworld\n'),
      fileOf(whole.subarray(0, whole.length - 1_000)),
      fileOf(textOf(logOf(10))),
    ]
    const data = newFolder()
    const { code, report } = await importInto(data, files)
    expect(code).toBe(1)
    expect(report.files.map(({ fault }: { fault: string | null }) => fault)).toEqual([
      'is not there',
      'is not a file',
      expect.stringContaining('no format that is known'),
      expect.stringContaining('cannot be read to its end'),
      null,
    ])
    expect(report.files[3].counted).toBeGreaterThan(0)
    expect((await importInto(data, [fileOf(whole)])).report.files[0].known).toBeGreaterThan(0)
    expect(await sumsIn(data)).toMatchObject({ hits: 200, pages: 200, visits: 100 })
  })

  it('lines too old and of a time to come are left out, and a line of 9 MB', async () => {
    const day = 86_400_000
    const lines = [
      lineOf(Date.now() - 401 * day, '/a', agents[0]!),
      lineOf(Date.now() + day, '/a', agents[0]!),
      'x'.repeat(9_000_000),
      lineOf(start, '/a', agents[0]!),
    ]
    const { report } = await importInto(newFolder(), [fileOf(textOf([lineOf(start, '/b', agents[0]!), ...lines]))])
    expect(report.files[0]).toMatchObject({ lines: 5, counted: 2, too_old: 1, ahead: 1, unreadable: 1 })
  })

  it('by a map, without storing, and of a network in front', async () => {
    const data = newFolder()
    const line = JSON.stringify({ t: start / 1_000, url: '/a', code: 200, ua: agents[1] })
    const dry = await importInto(data, [fileOf(textOf([line]))], ['--map', 'time=t,path=url,status=code,agent=ua', '--dry-run'])
    expect(dry.report.files[0]).toMatchObject({ format: 'json lines', agents: 1, counted: 0 })
    const cloudflare = JSON.stringify({
      EdgeStartTimestamp: start / 1_000,
      ClientRequestHost: 'example.com',
      ClientRequestURI: '/a',
      ClientRequestUserAgent: agents[1],
      EdgeResponseStatus: 200,
    })
    await importInto(data, [fileOf(textOf([cloudflare]))])
    expect(await sumsIn(data)).toMatchObject({ sources: ['cdn'], hits: 1 })
  })

  it('no address of a log is stored anywhere', async () => {
    const data = newFolder()
    await importInto(data, [fileOf(textOf(logOf(2_000)))])
    expect(await sumsIn(data)).toMatchObject({ verified: 200 })
    const files = readdirSync(data).map((name) => readFileSync(path.join(data, name)))
    expect(files.length).toBeGreaterThan(0)
    for (const address of [gptAddress, strangers]) expect(files.some((bytes) => bytes.includes(address))).toBe(false)
  })

  it('into a service on this machine, once, also after a local import of the same lines elsewhere', async () => {
    const data = newFolder()
    const serving = await startServe(data)
    const key = readFileSync(path.join(data, 'first-key.txt'), 'utf8').trim()
    const run = () =>
      runHere(['traffic', 'import', fileOf(textOf(logOf(1_500))), '--site', 'example.com', '--api', serving.api, '--json'], {
        environment: { CITABLE_API_KEY: key },
      })
    try {
      const first = await run()
      expect(first.err).toBe('')
      expect(JSON.parse(first.out).files[0]).toMatchObject({ counted: 450, known: 0, refused: 0 })
      expect(JSON.parse((await run()).out).files[0]).toMatchObject({ counted: 0, known: 450 })
    } finally {
      await serving.stop('SIGTERM')
    }
    expect(await sumsIn(data)).toMatchObject({ hits: 300, verified: 150, visits: 150 })
  })

  it.each([
    [['traffic'], 'Name what to do'],
    [['traffic', 'export'], 'Name what to do'],
    [['traffic', 'import'], 'Name the logs'],
    [['traffic', 'import', 'a.log'], 'Name the site'],
    [['traffic', 'import', 'a.log', '--site', 'localhost'], '--site takes'],
    [['traffic', 'import', 'a.log', '--site', 'example.com', '--format', 'nginx'], '--format takes one of combined'],
    [['traffic', 'import', 'a.log', '--site', 'example.com', '--map', 'time=t'], '--map needs path, status, agent'],
    [['traffic', 'import', 'a.log', '--site', 'example.com', '--map', 'when=t'], '--map takes time'],
    [['traffic', 'import', 'a.log', '--site', 'example.com', '--api', 'http://127.0.0.1:9/v1'], '--api needs a key'],
  ])('refuses %j', async (args, reason) => {
    expect(await refusalOf(args)).toContain(reason)
  })
})
