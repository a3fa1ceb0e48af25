import path from 'node:path'
import type { RunningService } from '@citable/service'
import { commandVersion } from '../command-version.ts'
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

/** `citable serve`. Resolves after SIGINT or SIGTERM, when everything is written. */
export async function serveCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true })
  if (values.help) {
    process.stdout.write(help)
    return exitCodes.done
  }
  if (positionals.length > 0) throw new UsageFault(`serve takes no “${positionals[0]}”. See citable serve --help.`)
  if (values['backup-to'] !== undefined || values['migrate-only'] || values['new-secret']) return await maintain(values)
  const port = values.port === undefined ? undefined : readNumber('--port', values.port, 0, 65_535)
  const { startService } = await import('@citable/service')
  const service = await startService({
    ...(port !== undefined && { port }),
    ...(values.data !== undefined && { dataDir: path.resolve(values.data) }),
    log: !values.quiet,
    warmsUp: true,
    environment: { ...process.env, ...(values.host !== undefined && { CITABLE_HOST: values.host }) },
  })
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  for (const warning of service.warnings) process.stderr.write(`citable: ${warning}\n`)
  process.stdout.write(await banner(service))
  await stopped
  // a second signal does not wait for what still runs
  process.once('SIGINT', () => process.exit(exitCodes.failed))
  process.once('SIGTERM', () => process.exit(exitCodes.failed))
  await service.close()
  return exitCodes.done
}

/** Work on the data without serving. */
async function maintain(values: {
  data?: string | undefined
  'migrate-only': boolean
  'new-secret': boolean
  'backup-to'?: string | undefined
}): Promise<number> {
  const { openData, storageTargetOf } = await import('@citable/service/data')
  const { readSettings } = await import('@citable/service/settings')
  const { settings: read } = readSettings(process.env)
  const settings = values.data === undefined ? read : { ...read, CITABLE_DATA_DIR: path.resolve(values.data) }
  const newSecret = values['new-secret']
  if (values['migrate-only'] || newSecret) {
    const { storage, shownName } = await openData({ ...settings, CITABLE_MIGRATE: 'auto' }, undefined, { newSecret })
    await storage.close()
    process.stdout.write(`${shownName} is up to date.\n`)
    if (newSecret)
      process.stdout.write('Its secret is the one that is set now. Keys from before no longer work: citable keys create --help\n')
  }
  if (values['backup-to'] === undefined) return exitCodes.done
  const target = storageTargetOf(settings)
  if ('url' in target) throw new UsageFault('--backup-to copies SQLite; for PostgreSQL use pg_dump.')
  const copy = path.resolve(values['backup-to'])
  const { backUpSqlite } = await import('@citable/service')
  backUpSqlite(target.file, copy)
  process.stdout.write(`${copy} is a copy of ${target.file}. Keep secret.key with it: keys do not work without.\n`)
  return exitCodes.done
}

async function banner({ url, firstKey, database, settings }: RunningService): Promise<string> {
  const { rubric } = await import('@citable/core/scoring')
  const lines = [
    `Citable ${commandVersion}   rubric ${rubric.version}   Node ${process.versions.node}`,
    `database   ${database.name}  (${database.engine === 'sqlite' ? 'SQLite, WAL' : 'PostgreSQL'}: every answer is on disk before you see it)`,
    `api        ${url}/v1`,
    `console    ${url}/   docs ${url}/docs`,
  ]
  if (firstKey !== null && process.stdout.isTTY) {
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
