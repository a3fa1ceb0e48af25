import type { CommandContext } from '../command-context.ts'
import { sqliteFolders } from '../sqlite-folders.ts'
import { exitCodes, readArguments } from '../usage.ts'

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
export async function restoreCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true })
  if (values.help) {
    context.output.write(help)
    return exitCodes.done
  }
  const { copy, settings } = await sqliteFolders(positionals, values.data, context, {
    noFolder: 'Name the folder of the copy. See citable restore --help.',
    noSqlite: 'citable restore puts SQLite back; for PostgreSQL use pg_restore.',
  })
  const { restoreFolder } = await import('@citable/service')
  const aside = restoreFolder(copy, settings.CITABLE_DATA_DIR, {
    replace: values.replace,
    givenSecret: settings.CITABLE_SECRET,
    now: Date.now(),
  })
  for (const file of aside) context.output.write(`put aside  ${file}\n`)
  context.output.write(`${settings.CITABLE_DATA_DIR} is the copy ${copy} now. Start the service: citable serve\n`)
  return exitCodes.done
}
