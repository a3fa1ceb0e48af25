import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Real SEO plugins are part of the suite where there are some. */
const include = ['tests/{php,browser}/*.test.ts', ...(process.env.CITABLE_HOSTS_DIR === undefined ? [] : ['tests/hosts/*.test.ts'])]

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

/**
 * PHPUnit on a booted WordPress, and the real block editor in Chromium: all of it on the newest WordPress with SQLite, and on the oldest that
 * the plugin's header promises with MariaDB. One file more at a time than there are cores: a browser waits for its site, and the site for its
 * browser.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    globalSetup: ['tests/build.ts'],
    maxWorkers: availableParallelism() + 1,
    // each file has its own site and its own browser; what it imports they share
    isolate: false,
    sequence: { sequencer: PhpUnitFirst },
    // waits end what hangs, on a machine that is many times slower too; without a word a poll gives up after a second
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      { extends: true, test: { name: 'newest, SQLite', include, exclude: ['tests/php/mariadb.test.ts'] } },
      {
        extends: true,
        test: {
          name: '6.8, MariaDB',
          include,
          // the same files on every site
          exclude: ['tests/browser/{sizes,restored-focus}.test.ts'],
          env: { CITABLE_WORDPRESS: '6.8', CITABLE_DATABASE: 'mariadb' },
        },
      },
    ],
  },
})
