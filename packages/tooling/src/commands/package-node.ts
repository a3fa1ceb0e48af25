import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type PublishedFolder, packageNode, publishedFolders } from '../packaging/package-node.ts'
import type { WorkspaceManifest } from '../packaging/released-manifest.ts'
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
  console.log('Until a registry has them, in the project that uses them:')
  for (const folder of chosen)
    console.log(
      `npm install --install-links ${(await neededFolders(folder))
        .filter((needed) => chosen.includes(needed))
        .map(out)
        .join(' ')}`,
    )
  return 0
}

/** A package and those of the workspace that it needs, each once: no registry has them, so npm is given their folders. */
async function neededFolders(folder: PublishedFolder): Promise<readonly PublishedFolder[]> {
  const manifests = await Promise.all(publishedFolders.map(async (other) => [other, await readManifest(other)] as const))
  const needed = new Set([folder])
  for (const one of needed) {
    const { dependencies = {} } = manifests.find(([other]) => other === one)![1]
    for (const [other, { name }] of manifests) if (name in dependencies) needed.add(other)
  }
  return [...needed]
}

const readManifest = async (folder: string): Promise<WorkspaceManifest> =>
  JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'))
