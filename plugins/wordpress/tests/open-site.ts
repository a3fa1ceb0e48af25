import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@citable/tooling/sites/free-port'
import { startWordPress, type WordPressDatabase, type WordPressSite } from '@citable/tooling/sites/wordpress'
import { pluginDirectory } from '@citable/tooling/sites/wordpress/plugin-directory'

/** The site under test, from the project of vitest.config.ts: a branch of WordPress, such as `6.8`, or the newest; and its database. */
export const chosen: { readonly version: string | undefined; readonly database: WordPressDatabase } = {
  version: process.env.CITABLE_WORDPRESS,
  database: process.env.CITABLE_DATABASE === 'mariadb' ? 'mariadb' : 'sqlite',
}

/** A fresh WordPress with the plugin in a folder of its own, which goes away with it. */
export async function openSite(): Promise<WordPressSite> {
  const directory = await mkdtemp(join(tmpdir(), 'citable-wordpress-'))
  try {
    const { version, database } = chosen
    const site = await startWordPress({
      directory,
      port: await freePort(),
      pluginDirectory,
      database,
      ...(version !== undefined && { version }),
    })
    return {
      ...site,
      async stop() {
        await site.stop()
        await rm(directory, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await rm(directory, { recursive: true, force: true })
    throw error
  }
}
