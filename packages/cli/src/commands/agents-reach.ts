import { CitableError } from '@citable/client'
import { agents } from '@citable/core/agents'
import { askAgents, NoSiteFault } from '@citable/core/reach'
import { readAnswer } from '@citable/core/reach/read-answer'
import { isLoopback } from '@citable/service/pacing'
import { createAsk, createHostTurns } from '@citable/service/reach'
import { readSettings } from '@citable/service/settings'
import type { CommandContext } from '../command-context.ts'
import { formatReachJson, formatReachTable, isFault } from '../formats/reach.ts'
import { plainText } from '../plain-text.ts'
import { readRealRequests } from '../reach/read-real-requests.ts'
import { createServiceClient } from '../service-client.ts'
import { hereFetcher } from '../site/fetch-site.ts'
import { showProgress } from '../site/show-progress.ts'
import { exitCodes, UsageFault } from '../usage.ts'

/** Milliseconds from one request to the next; sites on this machine need none. */
const pauseMs = 1_000

interface ReachValues {
  readonly json: boolean
  readonly own: boolean
  readonly quiet: boolean
  readonly agent?: readonly string[] | undefined
  readonly api?: string | undefined
  readonly key?: string | undefined
  readonly site?: string | undefined
}

const noAnswer: Readonly<Record<string, string>> = {
  blocked: 'The address does not lead to a public web page.',
  timeout: 'The site took too long to answer.',
}

/** `citable agents reach`. */
export async function reachAgents([address, ...more]: readonly string[], values: ReachValues, context: CommandContext): Promise<number> {
  if (address === undefined || more.length > 0 || !/^https?:/i.test(address) || !URL.canParse(address))
    throw new UsageFault('Name one http(s) address. See citable agents --help.')
  const { hostname, pathname } = new URL(address)
  const { settings } = readSettings(context.environment)
  if (!values.own && !isLoopback(hostname) && !settings.CITABLE_ROBOTS_EXEMPT.includes(hostname))
    throw new UsageFault('Requests by the names of others go to your own site only: say --own, or name its host in CITABLE_ROBOTS_EXEMPT.')
  const wanted = (values.agent ?? []).map((id) => id.toLowerCase())
  const unknown = wanted.find((id) => !agents.some((agent) => agent.id === id))
  if (unknown !== undefined) throw new UsageFault(`There is no agent “${unknown}”. They stand in packages/docs/agents.md, in lower case.`)
  const chosen = wanted.length === 0 ? agents : agents.filter(({ id }) => wanted.includes(id))
  const stop = new AbortController()
  void context.nextStop().then(() => stop.abort())
  const inTurn = createHostTurns((host) => (isLoopback(host) ? 0 : pauseMs))
  const progress = showProgress(chosen.length, values.quiet ? null : context.messages)
  try {
    const client = values.api === undefined ? null : createServiceClient(values.api, values.key ?? context.environment.CITABLE_API_KEY)
    const came = client === null ? null : await readRealRequests(client, { path: pathname, site: values.site ?? null, now: Date.now() })
    const report = await askAgents(address, {
      ask: createAsk({ fetcher: hereFetcher(address, context), tenant: 'cli', inTurn, signal: stop.signal }),
      read: readAnswer,
      agents: chosen,
      came,
      signal: stop.signal,
      step: progress.step,
    })
    progress.end()
    const { output, environment } = context
    output.write(
      values.json
        ? `${JSON.stringify(formatReachJson(report), null, 2)}\n`
        : formatReachTable(report, { color: output.isTTY === true && !environment.NO_COLOR, width: output.columns ?? 100 }),
    )
    if (!report.isWhole) context.messages.write('citable: interrupted. Agents that were not asked are left out.\n')
    if (!report.isWhole) return exitCodes.failed
    return report.rows.some(isFault) ? exitCodes.below : exitCodes.done
  } catch (error) {
    progress.end()
    if (error instanceof NoSiteFault) context.messages.write(`citable: ${noAnswer[error.outcome] ?? 'The site gave no answer.'}\n`)
    else if (error instanceof CitableError) context.messages.write(`citable: ${plainText(error.message)}\n`)
    else if (stop.signal.aborted) context.messages.write('citable: interrupted.\n')
    else throw error
    return exitCodes.failed
  }
}
