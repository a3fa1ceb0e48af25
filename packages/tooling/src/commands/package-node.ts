import { join, relative } from 'node:path'
import { packageNode, publishedFolders } from '../packaging/package-node.ts'
import { root } from './check.ts'

/** Makes the folders that are published to npm: `dist` of each package, or of those named. Sources stay what the workspace runs. */
export async function packageNodeCommand(names: readonly string[]): Promise<number> {
  const chosen = names.length === 0 ? publishedFolders : publishedFolders.filter((folder) => names.includes(folder))
  if (names.some((name) => !publishedFolders.some((folder) => folder === name))) {
    console.error(`Packages are named by their folders: ${publishedFolders.join(', ')}.`)
    return 2
  }
  const out = (folder: string): string => join(root, folder, 'dist')
  await packageNode(chosen, out)
  for (const folder of chosen) console.log(`npm publish ${relative(root, out(folder))}`)
  return 0
}
