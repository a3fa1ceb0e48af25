import { ensureTenant, openData } from '@citable/service/data'
import type { CommandContext } from '../command-context.ts'
import { dataSettings } from '../data-settings.ts'
import { plainText } from '../plain-text.ts'
import { exitCodes, readArguments, readNumber, UsageFault } from '../usage.ts'

const help = `citable publishers: grades of the publishers whose pages were analysed on this machine

Usage
  citable publishers [<beginning of a host>] [options]

Options
  --sort <order>    grade (best first), -grade, name, -articles
  --limit <n>       1 to 1000 (default 50)
  --tenant <name>   separate space of another customer or team (default: default)
  --data <folder>   folder of the database (CITABLE_DATA_DIR)
  --json            as JSON
  --help

A grade needs five articles of 150 words or more; shorter ones do not count. It says how articles are built for search and answer
engines, not whether they are true.
`

const options = {
  sort: { type: 'string', default: 'grade' },
  limit: { type: 'string', default: '50' },
  tenant: { type: 'string', default: 'default' },
  data: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const sorts = ['grade', '-grade', 'name', '-articles'] as const

/** `citable publishers`, on the local database. */
export async function publishersCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true })
  if (values.help) {
    context.output.write(help)
    return exitCodes.done
  }
  if (positionals.length > 1) throw new UsageFault(`publishers takes no “${positionals[1]}”. See citable publishers --help.`)
  const sort = sorts.find((each) => each === values.sort)
  if (!sort) throw new UsageFault(`--sort takes one of ${sorts.join(', ')}.`)
  const limit = readNumber('--limit', values.limit, 1, 1_000)
  const { listPublishers, presentPublisher, reasonsOf, refreshGrades } = await import('@citable/service/publishers')
  const { storage } = await openData(await dataSettings(values.data, context))
  try {
    const scope = { tenantId: (await ensureTenant(storage, values.tenant, Date.now())).id }
    await refreshGrades(storage, scope, Date.now())
    const hostPrefix = positionals[0]?.toLowerCase() ?? null
    const rows = await listPublishers(storage, scope, { sort, limit, hostPrefix, host: null, minArticles: 1, after: null })
    const reasons = await reasonsOf(
      storage,
      scope,
      rows.map(({ id }) => id),
      3,
    )
    const publishers = rows.map((row) => presentPublisher(row, reasons.get(row.id) ?? []))
    if (values.json) context.output.write(`${JSON.stringify(publishers, null, 2)}\n`)
    else if (publishers.length === 0) context.output.write('no publishers yet: analyse pages with the service, by their address\n')
    else {
      const width = Math.max(...publishers.map(({ host }) => host.length))
      for (const { host, grade, score, articles, graded_articles, confidence, top_reasons } of publishers) {
        const failing = top_reasons.map(({ check }) => check).join(', ')
        context.output.write(
          `${(grade ?? '–').padEnd(2)}  ${(score?.toFixed(1) ?? '–').padStart(5)}  ${plainText(host).padEnd(width)}  ${graded_articles} of ${articles} articles counted, ${confidence} confidence  ${failing}\n`,
        )
      }
    }
    return exitCodes.done
  } finally {
    await storage.close()
  }
}
