import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { gate1, gate2 } from '../bin/suites.mjs'
import { root } from '../src/commands/check.ts'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}
interface Job {
  /** Another workflow file, which has the steps. */
  readonly uses?: string
  readonly needs?: string
  readonly strategy?: { readonly matrix: { readonly shard: readonly number[] } }
  readonly container: { readonly image: string }
  readonly 'timeout-minutes'?: number
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, Job>>
}

const files = globSync('.github/workflows/*.yml', { cwd: root }).toSorted()
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const workflow = (name: string): Workflow => parse(read(`.github/workflows/${name}.yml`))
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }

describe.each(files)('%s', (file) => {
  const { jobs, permissions } = parse(read(file)) as Workflow

  it('runs actions of a known commit alone', () => {
    const used = [...read(file).matchAll(/uses: (?!\.\/)(\S+)(.*)/g)]
    expect(used.length).toBeGreaterThan(0)
    for (const [, action, comment] of used) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
      expect(comment, action).toMatch(/^ # v\d+\.\d+\.\d+$/)
    }
  })

  it('may read the repository, and nothing else but who it is where it publishes', () => {
    // `id-token` lets npm know the workflow
    expect(permissions).toEqual({ contents: 'read' })
    const more = Object.entries(jobs).filter(([, job]) => job.permissions !== undefined)
    expect(more.map(([name, job]) => [name, job.permissions])).toEqual(
      file.endsWith('publish.yml') ? [['npm', { contents: 'read', 'id-token': 'write' }]] : [],
    )
  })

  it('runs commands that there are, on the image of the tests', () => {
    for (const { container, steps } of Object.values(jobs).filter(({ uses }) => uses === undefined)) {
      expect(container.image).toBe('node:24-bookworm')
      for (const [, name = ''] of steps.flatMap(({ run = '' }) => [...run.matchAll(/(?:npm run|pnpm@12) ([\w:-]+)/g)])) {
        if (name !== 'install') expect(scripts).toHaveProperty([name])
      }
    }
  })
})

it('every push runs gate 1 with what was fetched before, makes the archives, and stores them', () => {
  const { on, jobs } = workflow('ci')
  expect(Object.keys(on)).toEqual(['push', 'pull_request'])
  const uses = (job: Job, action: string): boolean => job.steps.some((step) => step.uses?.startsWith(`${action}@`))
  const [test, archives] = [jobs['test']!, jobs['package']!]
  expect(test.steps.map(({ run }) => run)).toContain('bash .ci/run')
  expect([uses(test, 'actions/cache'), uses(archives, 'actions/cache'), uses(archives, 'actions/upload-artifact')]).toEqual([
    true,
    true,
    true,
  ])
  expect(archives.steps.map(({ run }) => run)).toContain('npm run package')
  expect(archives.steps.at(-1)?.with).toMatchObject({ path: 'dist', 'if-no-files-found': 'error' })
})

it('gate 2 runs in four shards, every night and before anything is published', () => {
  const { on, jobs } = workflow('matrix')
  expect(on).toHaveProperty('workflow_call')
  expect(jobs['test']!.strategy).toEqual({ 'fail-fast': false, matrix: { shard: [1, 2, 3, 4] } })
  expect(jobs['test']!.steps.at(-1)!.run).toMatch(/^npm run test:matrix -- --shard \$\{\{ matrix\.shard \}\}\/4$/)
  const callers = ['nightly', 'publish'].map((name) => workflow(name).jobs['matrix']!.uses)
  expect(callers).toEqual(['./.github/workflows/matrix.yml', './.github/workflows/matrix.yml'])
  expect(workflow('publish').jobs['package']!.needs).toBe('matrix')
})

it('every night tries new seeds, which neither gate does', () => {
  const { on, jobs } = workflow('nightly')
  expect(on).toHaveProperty('schedule')
  expect(jobs['fuzz']!.steps.some(({ run }) => run?.includes('pnpm@12 fuzz'))).toBe(true)
  expect(jobs['release']!.steps.some(({ run }) => run?.includes('test:release'))).toBe(true)
  expect([...gate1, ...gate2].filter(({ name }) => /fuzz|release/.test(name))).toEqual([])
})

it('what is published was made, looked at and summed before, in another job', () => {
  const { on, jobs } = workflow('publish')
  expect(on).toEqual({ push: { tags: ['v*'] } })
  expect(jobs['package']!.uses).toBe('./.github/workflows/release.yml')
  const release = workflow('release')
  expect(release.on).toHaveProperty('workflow_call')
  // between them: git's safe.directory and the cache
  const [checkout, , , made, upload] = release.jobs['package']!.steps
  // the notes count all commits since the release before
  expect(checkout!.with).toEqual({ 'fetch-depth': 0 })
  expect(made!.run).toBe('npm run release -- --dry-run')
  expect(upload!.with).toMatchObject({ name: 'archives', path: 'dist/release', 'if-no-files-found': 'error' })
  const commands = jobs['npm']!.steps.flatMap(({ run }) => run ?? [])
  expect(commands[0]).toBe('sha256sum --check SHA256SUMS')
  // the job with the right to publish runs no script of the repository and installs nothing
  expect(commands.join('\n')).not.toMatch(/npm (run|install|ci)|pnpm/)
})
