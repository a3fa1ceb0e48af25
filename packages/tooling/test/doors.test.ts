import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoNeeds, needs } from '../bin/needs.mjs'
import { gate1, gate2, suitesOfShard } from '../bin/suites.mjs'
import { demoPorts, readDemoArguments, readMatrixArguments, readTestArguments } from '../bin/usage.mjs'
import { requireFreePort } from '../src/sites/processes.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

describe('the first step, with nothing installed', () => {
  let clone: string
  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'citable-clone-'))
    cpSync(join(root, 'packages/tooling/bin'), join(clone, 'packages/tooling/bin'), { recursive: true })
  })
  afterAll(() => rmSync(clone, { recursive: true }))
  /** Without a path to any other program, an attempt to install would fail. */
  const start = (...args: readonly string[]) => {
    const run = spawnSync(process.execPath, [join(clone, 'packages/tooling/bin/bootstrap.mjs'), ...args], {
      env: { PATH: '/nowhere' },
      encoding: 'utf8',
    })
    return { code: run.status, out: run.stdout, err: run.stderr, isInstalled: existsSync(join(clone, 'node_modules')) }
  }

  it.each([
    ['demo', '--wordpress-port'],
    ['test', 'needs php, phpunit, chromium'],
    ['test-matrix', 'WordPress 6.8 in Chromium'],
  ])('npm run %s -- --help names %s and installs nothing', (command, text) => {
    expect(start(command, '--help')).toEqual({ code: 0, out: expect.stringContaining(text), err: '', isInstalled: false })
  })

  it.each([
    [['demo', 'wordpres'], 'There is no part “wordpres”; there are service, wordpress, strapi. See npm run demo -- --help\n'],
    [['demo', '--port', '1'], "Unknown option '--port'. See npm run demo -- --help\n"],
    [['demo', '--strapi-port', '70000'], '--strapi-port must be a whole number from 1 to 65535, not “70000”. See npm run demo -- --help\n'],
    [
      ['test', 'units'],
      `There is no suite “units”; there are ${gate1.map(({ name }) => `“${name}”`).join(', ')}. See npm test -- --help\n`,
    ],
    [['test-matrix', '--shard', '5/4'], '--shard must be such as 2/4, not “5/4”. See npm run test:matrix -- --help\n'],
  ])('%j is refused before anything is installed', (args, err) => {
    expect(start(...args)).toEqual({ code: 2, out: '', err, isInstalled: false })
  })
})

describe('arguments of the demo', () => {
  const needed = (...args: readonly string[]) => readDemoArguments(args).parts.flatMap(({ name }) => demoNeeds[name])

  it('a value of an option is no part: PHP is still asked for', () => {
    expect(readDemoArguments(['--wordpress-port', '9000']).parts).toEqual([
      { name: 'service', port: demoPorts.service },
      { name: 'wordpress', port: 9000 },
      { name: 'strapi', port: demoPorts.strapi },
    ])
    expect(needed('--wordpress-port', '9000')).toEqual(['php'])
    expect(needed('--directory', 'strapi')).toEqual(['php'])
  })

  it('named parts are started alone, and need nothing of the others', () => {
    expect(needed('strapi', '--once')).toEqual([])
    expect(needed('strapi', 'wordpress')).toEqual(['php'])
  })
})

describe('suites', () => {
  const names = (suites: readonly { readonly name: string }[]) => suites.map(({ name }) => name)

  it('are chosen by their names or how these begin, in their own order', () => {
    expect(names(readTestArguments(['wordpress', 'STATIC']).suites)).toEqual(['static checks', 'WordPress'])
    expect(names(readTestArguments([]).suites)).toEqual(names(gate1))
    expect(names(readMatrixArguments(['strapi server']).suites)).toEqual(['Strapi server'])
    expect(names(readMatrixArguments(['wordpress 6.8']).suites)).toEqual(['WordPress 6.8 in PHP', 'WordPress 6.8 in Chromium'])
  })

  it.each([1, 2, 4, 40])('are each in one of %d shards', (of) => {
    const shards = Array.from({ length: of }, (_, at) => suitesOfShard(gate2, at + 1, of))
    expect(shards.flatMap(names).toSorted()).toEqual(names(gate2).toSorted())
  })

  it('take about as long in each of four shards', () => {
    const minutes = [1, 2, 3, 4].map((shard) => suitesOfShard(gate2, shard, 4).reduce((sum, suite) => sum + suite.minutes, 0))
    expect(Math.max(...minutes)).toBeLessThan(1.3 * Math.min(...minutes))
  })

  it('of gate 1 need no database server, translator or tracer', () => {
    expect([...new Set(gate1.flatMap((suite) => [...suite.needs]))].toSorted()).toEqual(['chromium', 'php', 'phpunit'])
  })
})

it('the README names all that the tests install', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8').toLowerCase()
  const needed = new Set([...gate1, ...gate2].flatMap((suite) => [...suite.needs]))
  expect([...needed].toSorted()).toEqual(Object.keys(needs).toSorted())
  expect([...needed].filter((name) => !readme.includes(name))).toEqual([])
})

it('a taken port is reported in the words of the service', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await expect(requireFreePort(port, '--strapi-port')).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken by another program. Stop it, or choose another port with --strapi-port.`,
  )
  server.close()
})

it('evaluate without data says what it needs, and what needs none', () => {
  const run = spawnSync(process.execPath, ['packages/tooling/src/main.ts', 'evaluate', '--data', '/nowhere', 'xquad', 'graph'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([run.status, run.stderr]).toEqual([
    1,
    expect.stringMatching(
      /^\n\/nowhere does not hold the labelled data of xquad, graph\. .*--data <folder>.*: pnpm evaluate calibration\n$/,
    ),
  ])
})
