import type { ServiceClient } from '../service/service-client.ts'
import type { SettingsService } from '../settings/settings.ts'

interface Engine {
  readonly pairs: readonly { readonly from: string; readonly to: string }[]
  readonly any_pair: boolean
}

/** Milliseconds for which an answer holds. */
const holdsFor = 600_000

/** Code of why something cannot be done, for the panel to say. */
export type Reason = string

const languageOf = (tag: string): string => tag.split(/[-_]/)[0]?.toLowerCase() ?? ''

/** What the service's engines translate, remembered for ten minutes. */
export const createEngines = ({
  settings,
  serviceClient,
}: {
  readonly settings: SettingsService
  readonly serviceClient: ServiceClient
}) => {
  let known: { readonly at: number; readonly of: string; readonly engines: readonly Engine[] } | null = null

  return {
    /** Those of the locales that an engine translates into from another one; a text: why that is not known. */
    async targets(from: string, locales: readonly string[]): Promise<readonly string[] | Reason> {
      const { mode, service } = await settings.get()
      if (mode !== 'service') return 'embedded'
      if (known === null || known.of !== service.address || Date.now() - known.at > holdsFor) {
        const answer = await serviceClient.listEngines()
        if (!answer.ok) return answer.code ?? answer.reason
        const { engines } = answer.body as { readonly engines?: readonly Engine[] }
        if (!Array.isArray(engines)) return 'malformed'
        known = { at: Date.now(), of: service.address, engines }
      }
      const { engines } = known
      return locales.filter(
        (to) =>
          languageOf(to) !== languageOf(from) &&
          engines.some(
            ({ pairs, any_pair }) =>
              any_pair ||
              pairs.some(
                (pair) => languageOf(pair.from) === languageOf(from) && [to.toLowerCase(), languageOf(to)].includes(pair.to.toLowerCase()),
              ),
          ),
      )
    },
  }
}
