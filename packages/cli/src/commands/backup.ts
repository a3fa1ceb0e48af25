import type { CommandContext } from '../command-context.ts'
import { sqliteFolders } from '../sqlite-folders.ts'
import { exitCodes, readArguments } from '../usage.ts'

const help = `citable backup: copy the database and its secret into a new folder

Usage
  citable backup <folder> [options]

Options
  --data <folder>   folder of the database and the secret (CITABLE_DATA_DIR)
  --help

The service may go on running. The copy is read through before it is called one. It holds everything that the service knows, and the
secret of its keys: keep it like a key. PostgreSQL is copied by its own tools: pg_dump --format=custom.
To put a copy back: citable restore --help
`

const options = { data: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } } as const

/** `citable backup`, of SQLite. */
export async function backupCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true })
  if (values.help) {
    context.output.write(help)
    return exitCodes.done
  }
  const { copy, settings } = await sqliteFolders(positionals, values.data, context, {
    noFolder: 'Name one new folder for the copy. See citable backup --help.',
    noSqlite: 'citable backup copies SQLite; for PostgreSQL use pg_dump.',
  })
  const { backUpFolder } = await import('@citable/service')
  const hasSecret = backUpFolder(settings.CITABLE_DATA_DIR, copy, settings.CITABLE_SECRET)
  const secret = hasSecret ? 'The secret of its keys is in it.' : 'The secret of its keys is not in it: keep CITABLE_SECRET, too.'
  context.output.write(`${copy} is a copy of ${settings.CITABLE_DATA_DIR}. ${secret}\n`)
  return exitCodes.done
}
