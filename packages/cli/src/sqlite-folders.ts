import path from 'node:path'
import type { CommandContext } from './command-context.ts'
import { dataSettings } from './data-settings.ts'
import { UsageFault } from './usage.ts'

/** Input of `citable backup` and `citable restore`: the folder of the copy, and the settings, whose data folder is the other one. */
export async function sqliteFolders(
  positionals: readonly string[],
  data: string | undefined,
  context: CommandContext,
  says: { readonly noFolder: string; readonly noSqlite: string },
) {
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) throw new UsageFault(says.noFolder)
  const { storageTargetOf } = await import('@citable/service')
  const settings = await dataSettings(data, context)
  if ('url' in storageTargetOf(settings)) throw new UsageFault(says.noSqlite)
  return { copy: path.resolve(context.folder, folder), settings }
}
