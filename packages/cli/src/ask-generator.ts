import type { Drafts } from '@citable/contract'
import { estimateDrafts, loadGenerator, writeDrafts } from '@citable/service/generation'
import { readSettings, userAgentOf } from '@citable/service/settings'
import type { AskGenerator } from './analyze-request.ts'
import type { CommandContext } from './command-context.ts'
import { describeEstimate } from './formats/drafts.ts'
import { SourceFault } from './read-source.ts'
import { UsageFault } from './usage.ts'

/** The generator that the CITABLE_GENERATOR_… variables name, asked once for each article after saying what is sent; or only counted. */
export async function createAskGenerator(isEstimate: boolean, { environment, messages }: CommandContext): Promise<AskGenerator> {
  const { settings } = readSettings(environment)
  const generator = await loadGenerator(settings, {
    userAgent: userAgentOf(settings, `http://${settings.CITABLE_HOST}:${settings.CITABLE_PORT}`),
    nat64Prefixes: settings.CITABLE_NAT64_PREFIXES,
  })
  if (generator === null)
    throw new UsageFault(
      'No text generator is configured: set CITABLE_GENERATOR_URL and CITABLE_GENERATOR_MODEL. See citable optimize --help.',
    )
  return async (input, targetQueries) => {
    const asked = { input, targetQueries, signal: new AbortController().signal }
    const estimated = estimateDrafts(generator, asked)
    if (isEstimate) return estimated
    messages.write(`citable: Sending ${describeEstimate(estimated.facts as Pick<Drafts, 'generator' | 'estimate'>)}\n`)
    const written = await writeDrafts(generator, asked)
    if (!written.ok) throw new SourceFault('provider_failed', written.detail)
    return written
  }
}
