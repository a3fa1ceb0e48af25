import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { coreInOne } from '@citable/tooling/gates/bundled-core'
import { isMatrix, pollMs } from '@citable/tooling/gates/gate'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Real SEO plugins are part of the suite where there are some. */
const isBesideHosts = process.env.CITABLE_HOSTS_DIR !== undefined

const include = ['tests/{php,browser}/**/*.test.ts', ...(isBesideHosts ? ['tests/hosts/*.test.ts'] : [])]
/** Bounds on time run alone on a machine, as a project of their own. */
const timed = '**/*.growth.test.ts'

/** Vitest begins with large files. PHPUnit is a small one that takes a minute: begun last, it would run on alone. */
class PhpUnitFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const rank = ({ project, moduleId }: TestSpecification): number =>
      2 * projects.indexOf(project.name) + (moduleId.endsWith('/phpunit.test.ts') ? 0 : 1)
    return sorted.sort((a, b) => rank(a) - rank(b))
  }
}

const newest = {
  extends: true,
  test: {
    name: 'newest, SQLite',
    include,
    exclude: isMatrix ? [timed] : [timed, '**/*.matrix.test.ts'],
  },
} satisfies TestProjectConfiguration

const oldest = {
  extends: true,
  test: {
    name: '6.8, MariaDB',
    include,
    // the same files or the same order on every site
    exclude: [timed, 'tests/browser/{sizes,restored-focus}*.test.ts', 'tests/php/{mariadb,phpunit}.matrix.test.ts'],
    env: { CITABLE_WORDPRESS: '6.8', CITABLE_DATABASE: 'mariadb' },
  },
} satisfies TestProjectConfiguration

const growth = {
  extends: true,
  test: { name: 'growth', include: [`tests/${timed}`], maxWorkers: 1, retry: 2 },
} satisfies TestProjectConfiguration

/**
 * PHPUnit on a booted WordPress, and the real block editor in Chromium. In gate 1 on the newest WordPress with SQLite; in gate 2 all of it, there
 * and on the oldest that the plugin's header promises with MariaDB.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: { alias: coreInOne.alias },
  test: {
    globalSetup: [...coreInOne.setup, 'tests/build.ts'],
    // a browser, its site and another suite beside both: never more than one site on a core
    maxWorkers: Math.max(1, Math.floor(availableParallelism() / 2)),
    // each file has its own site and its own browser; what it imports they share
    isolate: false,
    sequence: { sequencer: PhpUnitFirst },
    // waits end what hangs; without a word a poll gives up after a second
    expect: { poll: { timeout: pollMs } },
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: isMatrix ? [newest, oldest, growth] : isBesideHosts ? [newest, oldest] : [newest],
  },
})
