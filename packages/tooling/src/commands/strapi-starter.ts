import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './check.ts'
import { packStrapi } from './package-strapi.ts'

/** `strapi-starter`: the package as npm installs it, in Strapi's official starter made outside of the workspace. Asks npm's registry; minutes. */
export async function strapiStarter(): Promise<number> {
  const archive = await packStrapi()
  const vitest = ['run', '--config', 'plugins/strapi/tests/vitest.starter.config.ts', '--reporter', 'verbose']
  const child = spawn(`${root}node_modules/.bin/vitest`, vitest, {
    cwd: root,
    env: { ...process.env, CITABLE_STRAPI_ARCHIVE: archive },
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return code ?? 1
}
