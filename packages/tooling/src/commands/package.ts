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
 * `package`: every archive of a release in `dist`, with `SHA256SUMS`: npm's, in the order in which they are published, Strapi's, WordPress'
 * with the pictures of its page in the directory, and the files of the container. The same sources give the same bytes.
 */
export async function packageAll(): Promise<number> {
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
  const lines = archives.map(async (name) => `${sum(await readFile(join(out, name)))}  ${name}`)
  await writeFile(join(out, 'SHA256SUMS'), `${(await Promise.all(lines)).join('\n')}\n`)
  console.log(await readFile(join(out, 'SHA256SUMS'), 'utf8'))
  if ((await readRepositoryPage()) === null) {
    console.log('No address of the repository is known, so manifests name none: set "repository" in package.json before publishing.')
  }
  return 0
}

const sum = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
