import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeUntracked } from '../../generate/untracked.ts'
import { writeLanguages } from '../../wordpress-texts/compile-languages.ts'
import { hashOf, whenChanged } from '../hashed-build.ts'
import { copyFolder, preparedSite } from '../prepared-site.ts'
import { pluginDirectory } from './plugin-directory.ts'
import { mustRun } from './run-command.ts'

const repository = fileURLToPath(new URL('../../../../../', import.meta.url))

/** Sources of the plugin's scripts, what decides how they are built, and all packages in their versions. */
const sources = [
  ...['src', 'webpack.config.js', 'entries.js', 'scripts', 'package.json'].map((path) => `plugins/wordpress/${path}`),
  ...['packages/editor', 'packages/contract', 'shared-core'].flatMap((path) => [`${path}/src`, `${path}/package.json`]),
  'packages/tooling/src/packaging/third-party-notices.ts',
  'packages/tooling/src/browser/plain-enums.ts',
  'pnpm-lock.yaml',
]

const built = join(pluginDirectory, 'build')

/** Keeps the hash of the sources of `build`, which holds nothing but what is released. */
const stamp = join(repository, 'node_modules/.cache/citable/wordpress-scripts')

/**
 * Builds the plugin's scripts, a minute of work, when their sources changed and no clone on this machine has built the same; and its translations.
 * Answers the folder that `startWordPress` takes.
 */
export async function buildPlugin(): Promise<string> {
  await makeUntracked()
  await writeLanguages()
  const hash = await hashOf(sources.map((path) => join(repository, path)))
  await whenChanged(stamp, hash, join(built, 'editor.js'), async () => {
    const kept = await preparedSite({
      name: 'wordpress-scripts',
      hash,
      async make(folder) {
        await rm(built, { recursive: true, force: true })
        await buildScripts()
        await copyFolder(built, folder)
      },
    })
    await rm(built, { recursive: true, force: true })
    await copyFolder(kept, built)
  })
  return pluginDirectory
}

/** Builds the plugin's scripts as they are shipped. */
export async function buildScripts(): Promise<void> {
  await rm(stamp, { force: true })
  const program = createRequire(join(pluginDirectory, 'package.json')).resolve('@wordpress/scripts/bin/wp-scripts.js')
  // what is shipped, wherever it is built: a test runner's NODE_ENV would make scripts for debugging
  const env = { NODE_ENV: 'production' }
  await mustRun('Building the WordPress plugin', process.execPath, [program, 'build'], { cwd: pluginDirectory, env })
}
