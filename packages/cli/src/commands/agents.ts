import { agentNetworks, type ListReport, openData, type Storage } from '@citable/service/data'
import type { CommandContext } from '../command-context.ts'
import { createFetcher } from '../create-fetcher.ts'
import { dataSettings } from '../data-settings.ts'
import { exitCodes, readArguments, UsageFault } from '../usage.ts'
import { reachAgents } from './agents-reach.ts'

const help = `citable agents: which AI agents reach a page, and networks by which the service tells agents from impostors

Usage
  citable agents reach <url> [options]   for each agent: what robots.txt says, what the server answers to its name, what really came
  citable agents list [options]          the lists of networks that are known, with the day of each
  citable agents refresh [options]       ask each operator for its list, and store what is better

Options
  --json            as JSON
  --data <folder>   list, refresh: folder of the database (CITABLE_DATA_DIR)
  --own             reach: the site is yours. Needed unless it is on this machine or in CITABLE_ROBOTS_EXEMPT
  --agent <id>      reach: only this agent, such as gptbot; may be given several times
  --api <url>       reach: a service that counts what comes, for the third fact
  --key <key>       its key, with analytics:read (CITABLE_API_KEY)
  --site <id>       the site in the service, where the key sees several
  --quiet           reach: no progress
  --help

Each name is asked with one request a second, so that all take about two minutes. The requests are simulated: they bear the agent's name and
CitableReach, which our counters leave out, and a server may know by address that they are not the agent's. Exit code 3: something else
than the site's own word (robots.txt, noindex, nosnippet) stands between an agent and the page.

A list that is empty, has lost more than half of its networks, is not newer or cannot be read never replaces a known one. A running service takes
new lists within ten minutes; with CITABLE_AGENT_REFRESH=on it asks itself, once a day. Exit code 1: no operator's list could be had.
`

const options = {
  data: { type: 'string' },
  json: { type: 'boolean', default: false },
  own: { type: 'boolean', default: false },
  agent: { type: 'string', multiple: true },
  api: { type: 'string' },
  key: { type: 'string' },
  site: { type: 'string' },
  quiet: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** `citable agents list|refresh`, on the local database, and `citable agents reach`, on a site. */
export async function agentsCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true })
  if (values.help) {
    context.output.write(help)
    return exitCodes.done
  }
  const [action, ...more] = positionals
  if (action === 'reach') return await reachAgents(more, values, context)
  if ((action !== 'list' && action !== 'refresh') || more.length > 0)
    throw new UsageFault('Name reach, list or refresh. See citable agents --help.')
  const settings = await dataSettings(values.data, context)
  const { storage } = await openData(settings)
  try {
    return action === 'list' ? await list(storage, values.json, context) : await refresh(storage, values.json, context)
  } finally {
    await storage.close()
  }
}

async function list(storage: Storage, asJson: boolean, { output }: CommandContext): Promise<number> {
  const rows = (await agentNetworks.read(storage)).lists.map(({ id, asOf, prefixes }) => ({
    list: id,
    as_of: new Date(asOf).toISOString().slice(0, 10),
    networks: prefixes.length,
  }))
  output.write(
    asJson
      ? `${JSON.stringify(rows, null, 2)}\n`
      : rows.map((row) => `${row.list.padEnd(24)}  ${row.as_of}  ${String(row.networks).padStart(5)} networks\n`).join(''),
  )
  return exitCodes.done
}

/** What became of an operator's answer. */
const outcomes: Readonly<Record<ListReport['outcome'], string>> = { replaced: 'new', confirmed: 'as before', refused: 'refused' }
const reasons: Readonly<Record<NonNullable<ListReport['reason']>, string>> = {
  unreachable: 'could not be fetched',
  status: 'did not answer with a list',
  not_json: 'is no JSON',
  wrong_shape: 'has another shape',
  empty: 'is empty',
  in_the_future: 'is of a time to come',
  shrunk: 'lost more than half of its networks',
  not_newer: 'is not newer',
}

async function refresh(storage: Storage, asJson: boolean, context: CommandContext): Promise<number> {
  const stop = new AbortController()
  void context.nextStop().then(() => stop.abort())
  const ask = agentNetworks.askThrough(context.operatorFetch ?? createFetcher(context), 'citable agents refresh')
  const reports = await agentNetworks.refresh(storage, ask, Date.now, stop.signal)
  context.output.write(
    asJson
      ? `${JSON.stringify(reports, null, 2)}\n`
      : reports
          .map(({ id, outcome, reason, prefixes }) => {
            const why = reason === null ? '' : `: ${reasons[reason]}; the known one stays`
            return `${id.padEnd(24)}  ${String(prefixes).padStart(5)} networks  ${outcomes[outcome]}${why}\n`
          })
          .join(''),
  )
  return reports.some(({ outcome }) => outcome !== 'refused') ? exitCodes.done : exitCodes.failed
}
