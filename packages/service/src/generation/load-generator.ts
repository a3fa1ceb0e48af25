import { loadOpenAiCompatible, type OpenAiCompatibleOptions, type TextGenerator } from '@citable/providers'
import { createSafeFetch, type SafeFetch, type SafeFetchSettings } from '../fetching/safe-fetch.ts'
import { pageLimits } from '../fetching/transfer.ts'
import type { Settings } from '../settings.ts'

/** Bytes of an answer, decoded or not: drafts of one article have some ten thousand. */
const answerBytes = 2 * 1024 * 1024

/** Thrown when the endpoint is not a public address and the operator has not allowed it. */
class AddressNotAllowed extends Error {
  override readonly name = 'AddressNotAllowed'
}

/**
 * `fetch` through the guarded client: public addresses, and private ones that the operator allows. The key travels in a header, so no
 * redirect is followed.
 */
const guardedFetch =
  (safeFetch: SafeFetch, timeoutMs: number): typeof globalThis.fetch =>
  async (target, init = {}) => {
    const answer = await safeFetch.request(
      {
        url: target instanceof Request ? target.url : String(target),
        method: init.method === 'POST' ? 'POST' : 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        body: typeof init.body === 'string' ? init.body : null,
        limits: {
          ...pageLimits,
          rawBytes: answerBytes,
          decodedBytes: answerBytes,
          totalMs: timeoutMs,
          headersMs: timeoutMs,
          idleMs: timeoutMs,
          redirects: 0,
        },
        signal: init.signal ?? AbortSignal.timeout(timeoutMs),
      },
      'generator',
    )
    if (answer.ok) {
      const { 'content-encoding': _decoded, 'content-length': _length, ...headers } = answer.headers
      return new Response(new Uint8Array(answer.body), { status: answer.status, headers })
    }
    if (answer.outcome === 'blocked') throw new AddressNotAllowed('The address is not public and not allowed.')
    throw new TypeError('fetch failed', { cause: new Error(answer.reason) })
  }

type GeneratorSettings = Pick<Settings, Extract<keyof Settings, `CITABLE_GENERATOR_${string}`>>

/** The text generator that the settings name; null: none, which is the default. Loads its library only when there is one. */
export async function loadGenerator(
  settings: GeneratorSettings,
  fetching: Omit<SafeFetchSettings, 'exceptions'>,
  clock: Pick<OpenAiCompatibleOptions, 'sleep' | 'timeout'> = {},
): Promise<TextGenerator | null> {
  const { CITABLE_GENERATOR_URL: baseUrl, CITABLE_GENERATOR_MODEL: model, CITABLE_GENERATOR_TIMEOUT_MS: timeoutMs } = settings
  if (baseUrl === undefined || model === undefined) return null
  const port = new URL(baseUrl).port
  const safeFetch = createSafeFetch({
    ...fetching,
    ports: port === '' ? [] : [Number(port)],
    exceptions: settings.CITABLE_GENERATOR_ALLOW,
  })
  return loadOpenAiCompatible({
    baseUrl,
    model,
    key: settings.CITABLE_GENERATOR_KEY ?? null,
    price: settings.CITABLE_GENERATOR_PRICE ?? null,
    timeoutMs,
    maxInputTokens: settings.CITABLE_GENERATOR_INPUT_TOKENS,
    maxOutputTokens: settings.CITABLE_GENERATOR_OUTPUT_TOKENS,
    structured: settings.CITABLE_GENERATOR_SCHEMA === 'on',
    fetch: guardedFetch(safeFetch, timeoutMs),
    ...clock,
  })
}
