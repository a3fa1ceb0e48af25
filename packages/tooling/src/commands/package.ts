import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { packContainer } from '../packaging/pack-container.ts'
import { packFolder } from '../packaging/pack-folder.ts'
import { packageNode, publishedFolders } from '../packaging/package-node.ts'
import { readRepositoryPage } from '../packaging/repository-links.ts'
import { root } from './check.ts'
import { packStrapi } from './package-strapi.ts'
import { makeWordPressArchive, makeWordPressOrgArchive } from './package-wordpress.ts'

/** All that strangers install, below the repository. */
const out = join(root, 'dist')

/**
 * Makes every archive of a release in a folder: npm's, in the order in which they are published, Strapi's, WordPress' with the pictures of its
 * page in the directory, and the files of the container. The same sources give the same bytes. Their names.
 */
export async function makeArchives(out: string): Promise<readonly string[]> {
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  const folderOf = (folder: string): string => join(root, folder, 'dist')
  await packageNode(publishedFolders, folderOf)
  const archives: string[] = []
  const add = (path: string): void => {
    archives.push(basename(path))
    console.log(relative(root, path))
  }
  for (const folder of publishedFolders) add(await packFolder(folderOf(folder), out))
  add(await packStrapi(out))
  add(await makeWordPressArchive(out))
  add(await makeWordPressOrgArchive(out))
  add(await packContainer(out))
  return archives
}

/** SHA-256 of files in a folder, a line each as `sha256sum --check` reads them. */
export async function sumsOf(folder: string, names: readonly string[]): Promise<string> {
  const lines = names.map(async (name) => `${sum(await readFile(join(folder, name)))}  ${name}`)
  return `${(await Promise.all(lines)).join('\n')}\n`
}

/** `package`: every archive of a release in `dist`, with `SHA256SUMS`. */
export async function packageAll(): Promise<number> {
  const sums = await sumsOf(out, await makeArchives(out))
  await writeFile(join(out, 'SHA256SUMS'), sums)
  console.log(sums)
  if ((await readRepositoryPage()) === null) {
    console.log('No address of the repository is known, so manifests name none: set "repository" in package.json before publishing.')
  }
  return 0
}

export const sum = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
