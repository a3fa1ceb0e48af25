import path from 'node:path'
import { exitCodes, readArguments, UsageFault } from '../usage.ts'

const help = `citable restore: put a copy back that citable backup made

Usage
  citable restore <folder> [options]

Options
  --data <folder>   folder that the copy is put into (CITABLE_DATA_DIR)
  --replace         put the database that is there aside, under another name
  --help

Stop the service first. Nothing is touched before the copy was read through and its secret was found; nothing is deleted.
PostgreSQL is restored by its own tools: pg_restore into an empty database.
`

const options = {
  data: { type: 'string' },
  replace: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** `citable restore`, of SQLite. */
export async function restoreCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true })
  if (values.help) {
    process.stdout.write(help)
    return exitCodes.done
  }
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) throw new UsageFault('Name the folder of the copy. See citable restore --help.')
  const { restoreFolder, storageTargetOf } = await import('@citable/service')
  const { readSettings } = await import('@citable/service/settings')
  const { settings: read } = readSettings(process.env)
  const settings = values.data === undefined ? read : { ...read, CITABLE_DATA_DIR: path.resolve(values.data) }
  if ('url' in storageTargetOf(settings)) throw new UsageFault('citable restore puts SQLite back; for PostgreSQL use pg_restore.')
  const aside = restoreFolder(path.resolve(folder), settings.CITABLE_DATA_DIR, {
    replace: values.replace,
    givenSecret: settings.CITABLE_SECRET,
    now: Date.now(),
  })
  for (const file of aside) process.stdout.write(`put aside  ${file}\n`)
  process.stdout.write(`${settings.CITABLE_DATA_DIR} is the copy ${path.resolve(folder)} now. Start the service: citable serve\n`)
  return exitCodes.done
}
