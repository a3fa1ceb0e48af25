import path from 'node:path'
import type { RunningService } from '@citable/service'
import type { CommandContext } from '../command-context.ts'
import { commandVersion } from '../command-version.ts'
import { dataSettings } from '../data-settings.ts'
import { storeFirstKey } from '../store-first-key.ts'
import { exitCodes, readArguments, readNumber, UsageFault } from '../usage.ts'

const help = `citable serve: start the /v1 service

Usage
  citable serve [options]

Options
  --port <n>        port (CITABLE_PORT, default 8787); 0: any free one
  --host <address>  address to listen on (CITABLE_HOST, default 127.0.0.1)
  --data <folder>   folder of the database and the secret (CITABLE_DATA_DIR)
  --quiet           no log lines on standard error
  --migrate-only    bring the tables up to date and end (for CITABLE_MIGRATE=never)
  --new-secret      take another secret than the keys were made with, and end: all keys and secrets of webhooks must be made anew
  --backup-to <file>  write a copy of the SQLite database into a new file and end; the service may go on running
  --help

The first start makes a key and shows it once; when standard output is no terminal it is written to first-key.txt in the data folder
instead, readable by its owner only. Settings are environment variables named CITABLE_…; DATABASE_URL puts the data into PostgreSQL.
Copies with their secret: citable backup --help, citable restore --help.
`

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  quiet: { type: 'boolean', default: false },
  'migrate-only': { type: 'boolean', default: false },
  'new-secret': { type: 'boolean', default: false },
  'backup-to': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** `citable serve`. Resolves after a request to stop, when everything is written. */
export async function serveCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true })
  if (values.help) {
    context.output.write(help)
    return exitCodes.done
  }
  if (positionals.length > 0) throw new UsageFault(`serve takes no “${positionals[0]}”. See citable serve --help.`)
  if (values['backup-to'] !== undefined || values['migrate-only'] || values['new-secret']) return await maintain(values, context)
  const port = values.port === undefined ? undefined : readNumber('--port', values.port, 0, 65_535)
  const { startService } = await import('@citable/service')
  const service = await startService({
    ...(port !== undefined && { port }),
    ...(values.data !== undefined && { dataDir: path.resolve(context.folder, values.data) }),
    log: !values.quiet,
    warmsUp: true,
    environment: { ...context.environment, ...(values.host !== undefined && { CITABLE_HOST: values.host }) },
  })
  const stopped = context.nextStop()
  for (const warning of service.warnings) context.messages.write(`citable: ${warning}\n`)
  context.output.write(await banner(service, context))
  await stopped
  // a second request does not wait for what still runs
  context.nextStop().then(() => context.exit(exitCodes.failed))
  await service.close()
  return exitCodes.done
}

/** Work on the data without serving. */
async function maintain(
  values: { data?: string | undefined; 'migrate-only': boolean; 'new-secret': boolean; 'backup-to'?: string | undefined },
  context: CommandContext,
): Promise<number> {
  const { openData, storageTargetOf } = await import('@citable/service/data')
  const settings = await dataSettings(values.data, context)
  const newSecret = values['new-secret']
  if (values['migrate-only'] || newSecret) {
    const { storage, shownName } = await openData(
      { ...settings, CITABLE_MIGRATE: 'auto' },
      { newSecret, isTrafficNeeded: values['migrate-only'] },
    )
    await storage.close()
    context.output.write(`${shownName} is up to date.\n`)
    if (newSecret)
      context.output.write('Its secret is the one that is set now. Keys from before no longer work: citable keys create --help\n')
  }
  if (values['backup-to'] === undefined) return exitCodes.done
  const target = storageTargetOf(settings)
  if ('url' in target) throw new UsageFault('--backup-to copies SQLite; for PostgreSQL use pg_dump.')
  const copy = path.resolve(context.folder, values['backup-to'])
  const { backUpSqlite } = await import('@citable/service')
  backUpSqlite(target.file, copy)
  context.output.write(`${copy} is a copy of ${target.file}. Keep secret.key with it: keys do not work without.\n`)
  return exitCodes.done
}

async function banner({ url, firstKey, database, settings }: RunningService, { output }: CommandContext): Promise<string> {
  const { rubric } = await import('@citable/core/scoring')
  const lines = [
    `Citable ${commandVersion}   rubric ${rubric.version}   Node ${process.versions.node}`,
    `database   ${database.name}  (${database.engine === 'sqlite' ? 'SQLite, WAL' : 'PostgreSQL'}: every answer is on disk before you see it)`,
    `api        ${url}/v1`,
    `console    ${url}/   docs ${url}/docs`,
  ]
  if (firstKey !== null && output.isTTY) {
    lines.push(`first key  ${firstKey}   shown only now; more: citable keys create --help`)
  } else if (firstKey !== null) {
    lines.push(`first key  ${storeFirstKey(settings.CITABLE_DATA_DIR, firstKey)}`)
  }
  lines.push(
    `try        curl -s ${url}/v1/optimize -H "Authorization: Bearer $KEY" -H 'content-type: application/json' \\`,
    `             -d '{"content":{"title":"My post","html":"<p>Hello …</p>"}}'`,
    '',
  )
  return lines.join('\n')
}
