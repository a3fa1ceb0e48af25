import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWordPress, type WordPressSite } from '@citable/tooling/sites/wordpress'
import { pluginDirectory } from '@citable/tooling/sites/wordpress/plugin-directory'

/** Which WordPress is tested, such as `6.8`; the newest unless told otherwise. */
const chosen = process.env.CITABLE_WORDPRESS

/** A fresh WordPress with the plugin in a folder of its own, which goes away with it. */
export async function openSite(port: number, version = chosen): Promise<WordPressSite> {
  const directory = await mkdtemp(join(tmpdir(), 'citable-wordpress-'))
  try {
    const site = await startWordPress({ directory, port, pluginDirectory, ...(version && { version }) })
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
