import { CitableError, type Client, createClient } from '@citable/client'
import type { OptimizeRequest } from '@citable/contract/present'
import { type Context, pluginId } from '../plugin.ts'
import type { SettingsService } from '../settings/settings.ts'
import { addressProblem } from './address-guard.ts'
import { guardedFetch, Refusal } from './guarded-fetch.ts'

/** A /v1 answer, or why there is none. `detail` is for the administrator and never holds the key. */
export type ServiceAnswer =
  | { readonly ok: true; readonly status: number; readonly body: unknown; readonly milliseconds: number }
  | {
      readonly ok: false
      readonly reason: 'not_configured' | 'unreachable' | 'timeout' | 'malformed' | 'refused' | Refusal['reason']
      readonly status: number | null
      readonly detail: string
      readonly retryAfterSeconds: number | null
      /** Code of the service's problem, such as `revoked_key`. */
      readonly code: string | null
    }

/** The client's type says `?` where the contract's also allows undefined; JSON leaves both out. */
type WireRequest = Parameters<Client['optimize']>[0]

type EventsRequest = Parameters<Client['sendEvents']>[0]

type TranslateRequest = Parameters<Client['translate']>[0]

type SourcesRequest = Parameters<Client['checkSources']>[0]

type Failure = Exclude<ServiceAnswer, { ok: true }>

const defaultTimeoutMs = 15_000

/** The service takes half a minute for twenty pages of one site. */
const sourcesMs = 40_000

/** The service gives a translation half a minute. */
const translateMs = 40_000

interface Parts extends Context {
  readonly settings: SettingsService
}

export type ServiceClient = ReturnType<typeof createServiceClient>

/** Talks to the configured /v1 service. The key is added here and goes nowhere else. Never call it inside a transaction. */
export const createServiceClient = ({ strapi, settings }: Parts) => {
  const allowPrivate = () => strapi.config.get<boolean>(`plugin::${pluginId}.allowPrivateAddresses`, false)

  const service = {
    /** Fault of an address; null: it has none. */
    addressProblem: (address: string) => addressProblem(address, allowPrivate()),

    /** One attempt of `POST /v1/optimize`; its callers repeat it where that helps. Never rejects. */
    optimize: (request: OptimizeRequest, timeoutMs: number = defaultTimeoutMs): Promise<ServiceAnswer> =>
      ask((client) => client.optimize(request as WireRequest), timeoutMs),

    /** One attempt of `POST /v1/sources`: the service asks the pages that a text links. Never rejects. */
    checkSources: (request: SourcesRequest): Promise<ServiceAnswer> => ask((client) => client.checkSources(request), sourcesMs),

    /** One attempt of `GET /v1/sources`: dead and silent sources of watched articles. Never rejects. */
    listSources: (query: Parameters<Client['listSources']>[0]): Promise<ServiceAnswer> =>
      ask((client) => client.listSources(query), defaultTimeoutMs),

    /** One attempt of `POST /v1/translate`. Never rejects. */
    translate: (request: TranslateRequest): Promise<ServiceAnswer> => ask((client) => client.translate(request), translateMs),

    /** One attempt of `POST /v1/events`. Never rejects. */
    sendEvents: (request: EventsRequest): Promise<ServiceAnswer> => ask((client) => client.sendEvents(request), defaultTimeoutMs),

    /** One attempt of `GET /v1/translate/engines`. Never rejects. */
    listEngines: (): Promise<ServiceAnswer> => ask((client) => client.listEngines(), defaultTimeoutMs),
  }

  async function ask(call: (client: Client) => Promise<unknown>, timeoutMs: number): Promise<ServiceAnswer> {
    const { address } = (await settings.get()).service
    const apiKey = await settings.key()
    if (address === '' || apiKey === null)
      return failure('not_configured', address === '' ? 'No service address is set.' : 'No API key is set.')
    if (service.addressProblem(address) !== null) return failure('bad_address', 'The service address is not allowed.')
    const client = createClient({ baseUrl: address, apiKey, fetch: guardedFetch(allowPrivate()), retries: 0, timeoutMs })
    const started = performance.now()
    try {
      const body = await call(client)
      return { ok: true, status: 200, body, milliseconds: Math.round(performance.now() - started) }
    } catch (error) {
      return failureOf(error)
    }
  }

  return service
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof CitableError)) throw error
  const { code, message, status, problem, retryAfterSeconds, cause } = error
  if (cause instanceof Refusal) return failure(cause.reason, cause.message, cause.status)
  if (status !== null && status >= 400)
    return { ok: false, reason: 'refused', detail: message, status, retryAfterSeconds, code: problem?.code ?? null }
  if (code === 'unreachable') return failure(code, cause instanceof Error ? cause.message : message)
  return failure(code === 'timeout' ? code : 'malformed', message, status)
}

const failure = (reason: Failure['reason'], detail: string, status: number | null = null): Failure => ({
  ok: false,
  reason,
  detail,
  status,
  retryAfterSeconds: null,
  code: null,
})
