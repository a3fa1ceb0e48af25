import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releasedFiles } from '../sites/wordpress/released-files.ts'

/** Contents of a released plugin by name. */
export type PluginFiles = ReadonlyMap<string, Uint8Array>

/** Files of a release of the plugin in a folder, as it is built now. */
export async function readPluginFiles(directory: string): Promise<PluginFiles> {
  const names = await releasedFiles(directory)
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(directory, name))] as const)))
}
