import { createSafeFetch, type DocumentFetch, type SafeFetch, type SafeFetchSettings } from '@citable/service/fetching'
import { readSettings, userAgentOf } from '@citable/service/settings'
import type { CommandContext } from './command-context.ts'

/** How the command names itself to sites. */
export function agentOf({ environment }: Pick<CommandContext, 'environment'>): string {
  const { settings } = readSettings(environment)
  return userAgentOf(settings, `http://${settings.CITABLE_HOST}:${settings.CITABLE_PORT}`)
}

/** The service's own fetcher with its rules: no private networks, robots.txt, limits of size and time. */
export function createFetcher(
  context: Pick<CommandContext, 'environment'>,
  more: Pick<SafeFetchSettings, 'concurrency' | 'exceptions'> = {},
): SafeFetch & DocumentFetch {
  const { settings } = readSettings(context.environment)
  return createSafeFetch({
    userAgent: agentOf(context),
    exceptions: [...settings.CITABLE_FETCH_ALLOW, ...(more.exceptions ?? [])],
    ...(more.concurrency !== undefined && { concurrency: more.concurrency }),
    ports: settings.CITABLE_FETCH_PORTS,
    nat64Prefixes: settings.CITABLE_NAT64_PREFIXES,
    robotsExempt: settings.CITABLE_ROBOTS_EXEMPT,
  })
}
