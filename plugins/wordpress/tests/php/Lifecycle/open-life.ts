import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PluginFiles, readPluginFiles } from '@citable/tooling/packaging/plugin-files'
import { zipFiles } from '@citable/tooling/packaging/zip-files'
import type { WordPressSite } from '@citable/tooling/sites/wordpress'
import { pluginDirectory } from '@citable/tooling/sites/wordpress/plugin-directory'
import { mustRun } from '@citable/tooling/sites/wordpress/run-command'
import { openSite } from '../../open-site.ts'
import { cacheCompiled } from '../cache-compiled.ts'

const script = fileURLToPath(new URL('lifecycle.php', import.meta.url))

/** A version before the first one. */
export const older = '0.0.9'

export interface Life {
  readonly site: WordPressSite
  /** Files of the plugin by name, as they are released. */
  readonly files: PluginFiles
  readonly version: string
  /** One request to the site, answered with what it saw. */
  step<Answer>(name: string, argument?: string): Promise<Answer>
  /** Writes an archive of the plugin as it is, or as it was at another version. */
  archive(at: string): Promise<string>
}

/** A site from which the plugin was removed. */
export async function openLife(): Promise<Life> {
  const files = await readPluginFiles(pluginDirectory)
  const main = Buffer.from(files.get('citable.php')!).toString('utf8')
  const version = /^ \* Version:\s*(\S+)/m.exec(main)![1]!
  const site = await openSite()
  const compiled = join(site.siteDirectory, '../compiled')
  await mkdir(compiled)
  const life: Life = {
    site,
    files,
    version,
    async step<Answer>(name: string, argument = '') {
      const env = { ...cacheCompiled(compiled), WP_HOME: site.url }
      const printed = await mustRun(`The step ${name}`, 'php', [script, site.siteDirectory, name, argument], { env })
      return JSON.parse(printed.trim().split('\n').at(-1) ?? 'null') as Answer
    },
    async archive(at) {
      const dated = new Map(files)
      dated.set('citable.php', Buffer.from(main.replaceAll(version, at)))
      const path = join(site.siteDirectory, '..', `citable-${at}.zip`)
      await writeFile(path, zipFiles('citable', dated))
      return path
    },
  }
  const removed = await life.step<readonly [boolean, boolean]>('remove')
  if (!removed[0] || removed[1]) throw new Error(`The plugin could not be removed: ${JSON.stringify(removed)}`)
  return life
}
