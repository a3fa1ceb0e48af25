import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { coreInOne } from '../src/gates/bundled-core.ts'
import { isMatrix, pollMs } from '../src/gates/gate.ts'
import { makeUntracked } from '../src/generate/untracked.ts'

await makeUntracked()

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Workspaces of pure functions: a test leaves nothing behind, so that files share what they import. */
const pure = ['shared-core', 'packages/contract', 'packages/editor']
const tests = (workspace: string): string => `${workspace}/{src,test}/**/*.test.ts`

/** Tests beside sources that open nothing, and find another copy of the runner, which Node would load beside this one. */
const quiet = [
  'plugins/*/{src,shared,admin,server}/**/*.test.{ts,tsx}',
  'packages/client/src/**/*.test.ts',
  'packages/service/src/{model,segments,traffic,translation}/**/*.test.ts',
  'packages/tooling/src/{bench,evaluate,gates,generate,mutate,release,wordpress-texts}/**/*.test.ts',
]

/** Quiet tests that put doubles in the place of modules or of what is global, each its own: they share no process. */
const doubles = globSync(quiet, { cwd: root }).filter((file) =>
  /\bvi\.(?:mock|doMock|stub\w+)\(/.test(readFileSync(`${root}/${file}`, 'utf8')),
)

/** Tests that another gate or the project `growth` runs. */
const elsewhere = ['**/*.growth.test.*', ...(isMatrix ? [] : ['**/*.matrix.test.*'])]

/** Servers and migrated databases, each made when the first test file asks for it. */
const databases = fileURLToPath(new URL('../../service/test/databases/databases-setup.ts', import.meta.url))

/** Node reads the sources as the service does; bindings of modules that were rewritten cost a tenth more. */
const readByNode = { viteModuleRunner: false, nodeLoader: false } as const

/** Tests of plugins load the core as one part. */
const withCore = { resolve: { alias: coreInOne.alias } }

/** Unit, contract, property and conformance tests: everything that needs neither a booted CMS nor a browser. */
export default defineConfig({
  root,
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
    expect: { poll: { timeout: pollMs } },
    // one more than there are cores: many a test waits for a process or a server
    maxWorkers: availableParallelism() + 1,
    // they end what hangs, on a machine that is many times slower too; nothing waits for them
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: pure.map(tests),
          exclude: elsewhere,
          isolate: false,
          experimental: readByNode,
        },
      },
      // to load the editor's components and the core for each file costs more than its tests
      {
        extends: true,
        ...withCore,
        test: { globalSetup: coreInOne.setup, name: 'quiet', include: quiet, exclude: [...doubles, ...elsewhere], isolate: isMatrix },
      },
      // a thread of its own keeps doubles apart, and starts for less than a process
      {
        extends: true,
        ...withCore,
        test: { globalSetup: coreInOne.setup, name: 'doubles', include: doubles, exclude: elsewhere, pool: 'threads' },
      },
      {
        extends: true,
        test: {
          name: 'growth',
          include: [
            '{shared-core,packages/*}/{src,test}/**/*.growth.test.ts',
            'plugins/*/{src,shared,admin,server}/**/*.growth.test.{ts,tsx}',
          ],
          // alone on the machine, and failed only when missed three times in a row
          fileParallelism: false,
          maxWorkers: 1,
          retry: 2,
          globalSetup: databases,
        },
      },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: [tests('packages/*')],
          exclude: [...pure.map(tests), ...quiet, ...elsewhere],
          experimental: readByNode,
          // a file that leaves nothing behind may share its process; to load the service and the core for each costs more than its tests
          isolate: isMatrix,
          globalSetup: databases,
        },
      },
    ],
  },
})
