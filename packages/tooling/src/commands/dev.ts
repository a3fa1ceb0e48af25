import { watch } from 'node:fs'
import { rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { demoPorts } from '../../bin/usage.mjs'
import { type RunningProcess, requireFreePort, startProcess, waitForHttp } from '../sites/processes.ts'
import { startStrapi } from '../sites/strapi.ts'
import { buildPlugin } from '../sites/wordpress/build-plugin.ts'
import { pluginDirectory } from '../sites/wordpress/plugin-directory.ts'
import { startWordPress } from '../sites/wordpress.ts'
import { root } from './check.ts'

const directory = join(root, 'node_modules/.cache/citable/dev')

/** A part of the product that follows changes of its sources while it runs. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  service: serveService,
  wordpress: serveWordPress,
  strapi: serveStrapi,
}

/** `pnpm dev service|wordpress|strapi`: runs one part for development, until Ctrl-C. */
export async function dev([name = 'service']: readonly string[]): Promise<number> {
  const serve = parts[name]
  if (!serve) {
    console.error(`There is no part "${name}". Parts: ${Object.keys(parts).join(', ')}.`)
    return 2
  }
  await serve()
  await new Promise(() => setInterval(() => {}, 1 << 30))
  return 0
}

/** Node's own `--watch` will not do: owners of worker threads take its messages for answers. */
async function serveService(): Promise<void> {
  const log = join(directory, 'service.log')
  const port = Number(process.env.CITABLE_PORT || demoPorts.service)
  const url = `http://${process.env.CITABLE_HOST || '127.0.0.1'}:${port}`
  await requireFreePort(port, 'CITABLE_PORT')
  const start = async (): Promise<RunningProcess> => {
    const service = startProcess({ command: process.execPath, args: ['packages/cli/src/main.ts', 'serve'], cwd: root, log })
    await waitForHttp(`${url}/livez`, service).catch((error: Error) => {
      throw new Error(`${error.message} What it said: ${log}`)
    })
    return service
  }
  let service = await start()
  console.log(`Service: ${url}/  Output, and where the first key is: ${log}`)
  followChanges(
    ['packages/cli/src', 'packages/service/src', 'packages/providers/src', 'packages/contract/src', 'shared-core/src'],
    async () => {
      await service.stop()
      service = await start()
      console.log('The service is up again.')
    },
  )
}

/** Calls after a moment without further changes, one call after the other. */
function followChanges(folders: readonly string[], restart: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined
  let restarting = Promise.resolve()
  for (const folder of folders)
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        restarting = restarting.then(restart).catch((error: Error) => console.error(error.message))
      }, 500)
    })
}

/** The site's plugin folder becomes a link to the sources: PHP is live at once, scripts after a moment (reload the editor). */
async function serveWordPress(): Promise<void> {
  await buildPlugin()
  const site = await startWordPress({ directory: join(directory, 'wordpress'), port: demoPorts.wordpress, pluginDirectory })
  const installed = join(site.siteDirectory, 'wp-content/plugins/citable')
  await rm(installed, { recursive: true })
  await symlink(pluginDirectory, installed)
  const program = createRequire(join(pluginDirectory, 'package.json')).resolve('@wordpress/scripts/bin/wp-scripts.js')
  const log = join(directory, 'wordpress/webpack.log')
  startProcess({ command: process.execPath, args: [program, 'start'], cwd: pluginDirectory, log })
  console.log(`WordPress: ${site.url}/wp-admin/  ${site.adminUser}  ${site.adminPassword}\nScripts are built on change. Output: ${log}`)
}

/** Strapi loads plugins at its start only, so a change builds the plugin and the admin again and restarts the server. */
async function serveStrapi(): Promise<void> {
  const start = () => startStrapi({ directory: join(directory, 'strapi'), port: demoPorts.strapi, log: console.log })
  let site = await start()
  console.log(`Strapi: ${site.url}/admin  ${site.adminEmail}  ${site.adminPassword}`)
  followChanges(
    [
      'plugins/strapi/admin/src',
      'plugins/strapi/server/src',
      'plugins/strapi/shared',
      'packages/editor/src',
      'packages/contract/src',
      'shared-core/src',
    ],
    async () => {
      await site.stop()
      site = await start()
      console.log('Strapi is up again.')
    },
  )
}
