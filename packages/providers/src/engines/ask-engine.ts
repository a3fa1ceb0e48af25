import { backoffMs, retryAfterMs } from '../retry.ts'
import type { TranslationFailure, TranslationResult } from '../translator.ts'

/** What an engine over HTTP is given by its host. */
export interface EngineOptions {
  /** The host's own client, which reaches public addresses and those that the operator allows. */
  readonly fetch: typeof globalThis.fetch
  /** Milliseconds of one translation, its repeated calls included. */
  readonly timeoutMs: number
  /** Resolves after so many milliseconds, or rejects when the signal aborts. */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>
  /** A signal that aborts after so many milliseconds; default: `AbortSignal.timeout`. */
  readonly timeout?: (ms: number) => AbortSignal
}

export interface EngineCall {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** An engine's own reading of an answer that is no success; null: by its status alone. */
export type ReadFailure = (status: number, body: unknown) => TranslationFailure | null

/** Calls in all, and the waits between them; `maxMs` holds for what Retry-After asks for as well. */
const retry = { calls: 3, firstMs: 1_000, factor: 2, maxMs: 20_000 } as const

/** Bytes of an answer at most. */
const maxBytes = 8 * 1024 * 1024

type Answer = { readonly ok: true; readonly body: unknown } | (TranslationResult & { readonly ok: false })

/**
 * Sends a call to an engine and reads its JSON. Busy and broken engines are asked again, as Retry-After says; a used-up quota and a key that
 * is not accepted are not. What it says of a failure names the engine and the status, never the answer, the address or a key.
 */
export async function askEngine(
  name: string,
  call: EngineCall,
  { fetch, timeoutMs, sleep = wait, timeout = (ms) => AbortSignal.timeout(ms) }: EngineOptions,
  callerSignal: AbortSignal,
  readFailure: ReadFailure = () => null,
): Promise<Answer> {
  const signal = AbortSignal.any([callerSignal, timeout(timeoutMs)])
  const late: Answer = { ok: false, reason: 'timeout', detail: `${name} did not answer in time.`, retryAfterS: null }
  for (let attempt = 1; ; attempt++) {
    if (signal.aborted) return late
    const failed = await askOnce(name, call, fetch, signal, readFailure)
    if (failed.ok) return failed
    if (signal.aborted) return late
    const waitMs = failed.retryAfterS === null ? backoffMs(retry, attempt) : failed.retryAfterS * 1000
    if (!failed.isWorth || attempt >= retry.calls || waitMs > retry.maxMs) {
      const { reason, detail, retryAfterS } = failed
      return { ok: false, reason, detail, retryAfterS }
    }
    try {
      await sleep(waitMs, signal)
    } catch {
      return late
    }
  }
}

type Once = { readonly ok: true; readonly body: unknown } | (TranslationResult & { readonly ok: false; readonly isWorth: boolean })

async function askOnce(
  name: string,
  call: EngineCall,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
  readFailure: ReadFailure,
): Promise<Once> {
  const failed = (reason: TranslationFailure, detail: string, isWorth = false, retryAfterS: number | null = null): Once => ({
    ok: false,
    reason,
    detail,
    retryAfterS,
    isWorth,
  })
  let status: number
  let headers: Headers
  let text: string
  try {
    const answer = await fetch(call.url, { method: call.method, headers: call.headers, body: call.body, signal, redirect: 'error' })
    status = answer.status
    headers = answer.headers
    text = await readText(answer)
  } catch (error) {
    const isRefused = error instanceof Error && [error.name, (error.cause as Error | undefined)?.name].includes('AddressNotAllowed')
    return isRefused
      ? failed('denied', `The address of ${name} is not a public one, and the operator has not allowed it.`)
      : failed('failed', `${name} could not be reached.`, true)
  }
  let body: unknown = null
  try {
    body = JSON.parse(text)
  } catch {
    if (status < 300) return failed('unusable', `The answer of ${name} is not JSON.`)
  }
  if (status >= 200 && status < 300) return { ok: true, body }
  const after = retryAfterMs(headers.get('retry-after') ?? undefined, Date.now())
  const retryAfterS = after === null ? null : Math.ceil(after / 1000)
  const reason = readFailure(status, body) ?? reasonOf(status)
  return failed(
    reason,
    `${sentenceOf[reason](name)} (status ${status}).`,
    reason === 'busy' || (reason === 'failed' && status >= 500),
    retryAfterS,
  )
}

async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new Error('too long')
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function reasonOf(status: number): TranslationFailure {
  if (status === 429 || status === 529) return 'busy'
  if (status === 456 || status === 402) return 'quota'
  if (status === 401 || status === 403) return 'denied'
  return 'failed'
}

const sentenceOf: Readonly<Record<TranslationFailure, (name: string) => string>> = {
  busy: (name) => `${name} asks for fewer calls`,
  quota: (name) => `The quota of ${name} is used up`,
  denied: (name) => `${name} does not accept the key`,
  unsupported: (name) => `${name} does not translate between these languages`,
  timeout: (name) => `${name} did not answer in time`,
  unusable: (name) => `The answer of ${name} cannot be used`,
  failed: (name) => `${name} failed`,
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, ms)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
