import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { neededBy, needs } from '../bin/needs.mjs'
import { demoPorts, readDemoArguments, readTestArguments, suiteNames } from '../bin/usage.mjs'
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
    ['test', 'Strapi admin in Chromium'],
  ])('npm run %s -- --help names %s and installs nothing', (command, text) => {
    expect(start(command, '--help')).toEqual({ code: 0, out: expect.stringContaining(text), err: '', isInstalled: false })
  })

  it.each([
    [['demo', 'wordpres'], 'There is no part “wordpres”; there are service, wordpress, strapi. See npm run demo -- --help\n'],
    [['demo', '--port', '1'], "Unknown option '--port'. See npm run demo -- --help\n"],
    [['demo', '--strapi-port', '70000'], '--strapi-port must be a whole number from 1 to 65535, not “70000”. See npm run demo -- --help\n'],
    [['test', 'units'], `There is no suite “units”; there are ${suiteNames.join(', ')}. See npm test -- --help\n`],
  ])('%j is refused before anything is installed', (args, err) => {
    expect(start(...args)).toEqual({ code: 2, out: '', err, isInstalled: false })
  })
})

describe('arguments of the demo', () => {
  const needed = (...args: readonly string[]) =>
    neededBy(
      'demo',
      readDemoArguments(args).parts.map(({ name }) => name),
    )

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

it('suites are chosen by the beginning of their names, in their own order', () => {
  expect(readTestArguments(['wordpress', 'STATIC']).suites).toEqual(['static checks', 'WordPress in PHP and Chromium'])
  expect(readTestArguments([]).suites).toEqual(suiteNames)
})

it('the README names all that npm test installs', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8').toLowerCase()
  expect(neededBy('test', []).toSorted()).toEqual(Object.keys(needs).toSorted())
  expect(neededBy('test', []).filter((name) => !readme.includes(name))).toEqual([])
})

it('a taken port is told in the words of the service', async () => {
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
