import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const files = ['citable.php', 'uninstall.php', 'readme.txt', 'LICENSE']
const folders = ['build', 'includes', 'languages'] as const

/** Sources of built files beside them, and files that only help to debug. */
const isSource = (name: string): boolean => /\.(po|map|tsx?)$/.test(name)

/** Files of a released plugin, relative to its folder, sorted: what tests install, and what the archive holds. `of`: folders, of which a checkout lacks those that a build makes. */
export async function releasedFiles(directory: string, of: readonly (typeof folders)[number][] = folders): Promise<readonly string[]> {
  const found = await Promise.all(
    of.map(async (folder) => {
      const entries = await readdir(join(directory, folder), { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
    }),
  )
  const names = found.flat().map((name) => name.replaceAll('\\', '/'))
  return [...files, ...names.filter((name) => !isSource(name))].sort()
}
