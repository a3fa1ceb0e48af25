import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WrittenTexts } from '../text-generator.ts'

/** An endpoint's answer to one call. */
export interface Recorded {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
  /** The server never answers. */
  readonly isSilent?: boolean
}

/** A chat completion in the shape of OpenAI's API (recorded 2026-11, ids and times made up). */
export function completion(content: string | null, more: { readonly finish?: string; readonly refusal?: string } = {}): Recorded {
  const message = { role: 'assistant', content, refusal: more.refusal ?? null, annotations: [] }
  const body = {
    id: 'chatcmpl-000000000000000000000000000000',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'recorded-model',
    choices: [{ index: 0, message, logprobs: null, finish_reason: more.finish ?? 'stop' }],
    usage: {
      prompt_tokens: 1_200,
      completion_tokens: 300,
      total_tokens: 1_500,
      prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0, accepted_prediction_tokens: 0, rejected_prediction_tokens: 0 },
    },
    service_tier: 'default',
    system_fingerprint: 'fp_0000000000',
  }
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** A completion whose content is what was asked for. */
export const written = (texts: Partial<WrittenTexts>): Recorded =>
  completion(JSON.stringify({ titles: [], description: null, lead: null, questions: [], remarks: [], ...texts }))

/** An error in the shape of OpenAI's API. It repeats a key, as real ones do, so that tests can see that the client does not pass it on. */
export const refusedCall = (status: number, headers: Readonly<Record<string, string>> = {}): Recorded => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({
    error: { message: 'Incorrect API key provided: sk-secret-000', type: 'invalid_request_error', param: null, code: null },
  }),
})

export interface RecordedServer {
  /** Base address, as `baseUrl` of a generator. */
  readonly url: string
  /** Requests sent, in order. */
  readonly calls: { readonly path: string; readonly authorization: string | null; readonly body: Record<string, unknown> }[]
  /** Resolves at the first request. */
  readonly called: Promise<void>
  close(): Promise<void>
}

/** An endpoint on this machine that gives recorded answers in turn, the last one again and again. */
export async function serveRecorded(...answers: readonly Recorded[]): Promise<RecordedServer> {
  const calls: RecordedServer['calls'] = []
  let tellOfFirst = (): void => {}
  const called = new Promise<void>((resolve) => {
    tellOfFirst = resolve
  })
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const answer = answers[Math.min(calls.length, answers.length - 1)]
    const body = JSON.parse(text === '' ? '{}' : text) as Record<string, unknown>
    calls.push({ path: request.url ?? '', authorization: request.headers.authorization ?? null, body })
    tellOfFirst()
    if (answer?.isSilent) return
    response.writeHead(answer?.status ?? 500, answer?.headers).end(answer?.body ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    called,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
