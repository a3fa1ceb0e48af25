import path from 'node:path'
import type { Settings } from '@citable/service/settings'
import type { CommandContext } from './command-context.ts'

/** Settings of the environment, whose data folder `--data` replaces. */
export async function dataSettings(data: string | undefined, { environment, folder }: CommandContext): Promise<Settings> {
  const { readSettings } = await import('@citable/service/settings')
  const { settings } = readSettings(environment)
  return data === undefined ? settings : { ...settings, CITABLE_DATA_DIR: path.resolve(folder, data) }
}
