import { mkdir, readdir, readFile, realpath, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../commands/check.ts'
import { packageNode, publishedFolders } from './package-node.ts'

/**
 * Lays the packages for Node into a folder as an install of their releases would: compiled, each beside links to what it depends on.
 *
 * @returns path of the command `citable`
 * @throws when the compiler cannot emit something
 */
export async function layPackages(into: string): Promise<string> {
  const placeOf = new Map<string, string>()
  for (const folder of publishedFolders) {
    const { name } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as { readonly name: string }
    placeOf.set(folder, join(into, 'node_modules', name))
  }
  await packageNode(publishedFolders, (folder) => placeOf.get(folder)!)
  await Promise.all(
    [...placeOf].map(([folder, place]) => linkDependencies(join(root, folder, 'node_modules'), join(place, 'node_modules'))),
  )
  return join(placeOf.get('packages/cli')!, 'bin/citable.mjs')
}

async function linkDependencies(from: string, to: string): Promise<void> {
  const entries = await readdir(from)
  const scoped = entries.filter((name) => name.startsWith('@') && name !== '@citable')
  const inScopes = await Promise.all(scoped.map(async (scope) => (await readdir(join(from, scope))).map((name) => join(scope, name))))
  for (const name of [...entries.filter((name) => !/^[@.]/.test(name)), ...inScopes.flat()]) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await symlink(await realpath(join(from, name)), join(to, name))
  }
}
