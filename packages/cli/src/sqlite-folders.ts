import path from 'node:path'
import { UsageFault } from './usage.ts'

/** Input of `citable backup` and `citable restore`: the folder of the copy, and the settings, whose data folder is the other one. */
export async function sqliteFolders(
  positionals: readonly string[],
  data: string | undefined,
  says: { readonly noFolder: string; readonly noSqlite: string },
) {
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) throw new UsageFault(says.noFolder)
  const { storageTargetOf } = await import('@citable/service')
  const { readSettings } = await import('@citable/service/settings')
  const { settings: read } = readSettings(process.env)
  const settings = data === undefined ? read : { ...read, CITABLE_DATA_DIR: path.resolve(data) }
  if ('url' in storageTargetOf(settings)) throw new UsageFault(says.noSqlite)
  return { copy: path.resolve(folder), settings }
}
