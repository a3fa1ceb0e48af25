import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { packFolder } from '../packaging/pack-folder.ts'
import { root, runTool } from './check.ts'

/** Makes the archive of the Strapi plugin that npm installs. */
export async function packageStrapi(): Promise<number> {
  const plugin = join(root, 'plugins/strapi')
  const { code, output } = await runTool(['plugins/strapi/scripts/package.mts'])
  if (code !== 0) {
    console.error(output)
    return code
  }
  const out = join(plugin, 'dist/archive')
  await mkdir(out, { recursive: true })
  console.log(`npm install ${relative(root, await packFolder(join(plugin, 'dist/package'), out))}`)
  return 0
}
