import { createSafeFetch, type SafeFetch } from '@citable/service/fetching'
import { readSettings, userAgentOf } from '@citable/service/settings'
import type { CommandContext } from './command-context.ts'

/** The service's own fetcher with its rules: no private networks, robots.txt, limits of size and time. */
export function createFetcher({ environment }: Pick<CommandContext, 'environment'>): SafeFetch {
  const { settings } = readSettings(environment)
  return createSafeFetch({
    userAgent: userAgentOf(settings, `http://${settings.CITABLE_HOST}:${settings.CITABLE_PORT}`),
    exceptions: settings.CITABLE_FETCH_ALLOW,
    ports: settings.CITABLE_FETCH_PORTS,
    nat64Prefixes: settings.CITABLE_NAT64_PREFIXES,
    robotsExempt: settings.CITABLE_ROBOTS_EXEMPT,
  })
}
