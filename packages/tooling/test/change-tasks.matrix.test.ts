import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { root } from '../src/commands/check.ts'
import { type Trace, traces } from './change-traces.ts'
import { copyRepository } from './copy-repository.ts'

// ends what hangs: on a busy machine types and tests of one trace take a quarter of an hour
vi.setConfig({ testTimeout: 7_200_000, hookTimeout: 7_200_000 })

/** The traces of CONTRIBUTING, made on a copy of the tree. Each is taken back before the next. */
let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'citable-change-'))
  copyRepository(copy)
  run('generate')
  commit('the tree as it is')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const execute = (command: string, ...args: readonly string[]): string => {
  try {
    return execFileSync(command, args, { cwd: copy, encoding: 'utf8', maxBuffer: 1 << 26, stdio: 'pipe' })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string }
    throw new Error(`${command} ${args.join(' ')}\n${stdout.slice(-6000)}\n${stderr.slice(-3000)}`, { cause: error })
  }
}
const run = (...args: readonly string[]): string => execute(process.execPath, 'packages/tooling/src/main.ts', ...args)
const git = (...args: readonly string[]): string => execute('git', '-c', 'user.name=a test', '-c', 'user.email=test@example.org', ...args)
const commit = (message: string): void => {
  git('add', '--all')
  git('commit', '--quiet', '--allow-empty', `--message=test: ${message}`)
}
const checkTypes = (project: string): string =>
  execute(join(root, 'packages/tooling/node_modules/typescript-7/bin/tsc'), '--noEmit', '-p', `${project}/tsconfig.json`)
const runTests = (project: string, ...filters: readonly string[]): string =>
  execute(
    join(root, 'node_modules/.bin/vitest'),
    'run',
    '--config',
    'packages/tooling/config/vitest.config.ts',
    '--project',
    project,
    ...filters,
  )

/** Makes the change by hand, then what the commands make of it; the files that a hand has touched. */
function make({ begin, changes }: Trace): readonly string[] {
  if (begin) run(...begin)
  for (const [path, change] of Object.entries(changes)) {
    const file = join(copy, path)
    mkdirSync(dirname(file), { recursive: true })
    const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
    writeFileSync(file, change(before))
  }
  run('generate')
  run('golden')
  git('add', '--all')
  const touched = git('diff', '--cached', '--name-only').trim().split('\n')
  return touched.filter((path) => !isMade(path))
}

/** Files that commands write: those that say so of the whole, what golden cases expect, and catalogues. */
function isMade(path: string): boolean {
  if (/^packages\/contract\/(?:golden|generated|openapi)|^plugins\/wordpress\/translations\/|\.gen\.ts$/.test(path)) return true
  const head = readFileSync(join(copy, path), 'utf8').slice(0, 600)
  const isWhole = /Generated (?:from|by)|Written by `pnpm generate`/i.test(head) && !head.includes('Edit below')
  return isWhole || partlyMade.includes(path)
}

/** Files of which a command writes a part, and no trace another. */
const partlyMade = [
  'plugins/wordpress/includes/SeoPlugins/SeoPlugins.php',
  'packages/docs/wordpress.md',
  'packages/docs/scoring.md',
  'packages/docs/checks.md',
  'packages/docs/service.md',
]

/** The paths in the first cells of the table below a heading of CONTRIBUTING. */
function pathsOf(heading: string): readonly string[] {
  const text = readFileSync(join(root, '.github/CONTRIBUTING.md'), 'utf8')
  const section = text.split(`\n### ${heading}\n`)[1]?.split(/\n##/)[0] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  return rows
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((found) => found[1]!))
    .filter((path) => path.includes('/'))
}

const takeBack = (): void => {
  git('reset', '--quiet', '--hard')
  git('clean', '--quiet', '-fd')
}

describe.each(traces)('$heading', (trace) => {
  let touched: readonly string[]
  beforeAll(() => {
    touched = make(trace)
  })
  afterAll(takeBack)

  it('touches by hand the files of its table, and no more than its limit', () => {
    expect([...touched].sort()).toEqual(Object.keys(trace.changes).sort())
    expect([...pathsOf(trace.heading)].sort()).toEqual(Object.keys(trace.changes).sort())
    expect(touched.length).toBeLessThanOrEqual(trace.limit)
  })

  it('passes the types and the tests that judge it', async () => {
    for (const project of trace.types) checkTypes(project)
    for (const [project, ...filters] of trace.tests) runTests(project, ...filters)
    if (trace.phpUnit !== undefined) {
      const load = (path: string) => import(pathToFileURL(join(copy, path)).href)
      await (await load('packages/tooling/src/sites/wordpress/build-plugin.ts')).buildPlugin()
      const site = await (await load('plugins/wordpress/tests/open-site.ts')).openSite()
      const { runPhpUnit } = await load('plugins/wordpress/tests/php/run-phpunit.ts')
      const { tests, output, code } = await runPhpUnit(site, ['--filter', trace.phpUnit]).finally(() => site.stop())
      expect(code, output).toBe(0)
      expect(tests.length).toBeGreaterThan(30)
    }
  })
})
