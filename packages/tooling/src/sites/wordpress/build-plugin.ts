import { readdir, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeUntracked } from '../../generate/untracked.ts'
import { writeLanguages } from '../../wordpress-texts/compile-languages.ts'
import { pluginDirectory } from './plugin-directory.ts'
import { mustRun } from './run-command.ts'

const repository = fileURLToPath(new URL('../../../../../', import.meta.url))

/** Sources that end up in the plugin's scripts. */
const sources = [
  'plugins/wordpress/src',
  'plugins/wordpress/webpack.config.js',
  'plugins/wordpress/entries.js',
  'plugins/wordpress/scripts/third-party-notices.js',
  'packages/tooling/src/packaging/third-party-notices.ts',
  'packages/editor/src',
  'packages/contract/src',
  'shared-core/src',
]

/** Newest change in a file or folder, milliseconds since 1970. */
async function newest(path: string): Promise<number> {
  const { mtimeMs } = await stat(path)
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  const times = await Promise.all(entries.filter(({ name }) => !name.includes('.test.')).map(({ name }) => newest(join(path, name))))
  return Math.max(entries.length > 0 ? 0 : mtimeMs, ...times)
}

/** Builds the plugin's scripts when a source is newer than the last build, and its translations. Answers the folder that `startWordPress` takes. */
export async function buildPlugin(): Promise<string> {
  await makeUntracked()
  await writeLanguages()
  const built = await stat(join(pluginDirectory, 'build/editor.js')).catch(() => null)
  const changed = Math.max(...(await Promise.all(sources.map((path) => newest(join(repository, path))))))
  if (!built || built.mtimeMs <= changed) await buildScripts()
  return pluginDirectory
}

/** Builds the plugin's scripts as they are shipped. */
export async function buildScripts(): Promise<void> {
  const program = createRequire(join(pluginDirectory, 'package.json')).resolve('@wordpress/scripts/bin/wp-scripts.js')
  // what is shipped, wherever it is built: a test runner's NODE_ENV would make scripts for debugging
  const env = { NODE_ENV: 'production' }
  await mustRun('Building the WordPress plugin', process.execPath, [program, 'build'], { cwd: pluginDirectory, env })
}
