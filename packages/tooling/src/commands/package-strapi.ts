import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { packFolder } from '../packaging/pack-folder.ts'
import { root, runTool } from './check.ts'

const plugin = join(root, 'plugins/strapi')

/** Makes the archive of the Strapi plugin that npm installs. Its path; throws what the build said. */
export async function packStrapi(out = join(plugin, 'dist/archive')): Promise<string> {
  const { code, output } = await runTool([process.execPath, 'plugins/strapi/scripts/package.mts'])
  if (code !== 0) throw new Error(output)
  await mkdir(out, { recursive: true })
  return packFolder(join(plugin, 'dist/package'), out)
}

export async function packageStrapi(): Promise<number> {
  const archive = await packStrapi()
  console.log(`Made ${archive}\nIn the folder of your Strapi project, and then start Strapi again:\nnpm install ${archive}\nnpm run build`)
  return 0
}
