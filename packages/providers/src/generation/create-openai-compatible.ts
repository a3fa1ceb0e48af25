import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, jsonSchema, NoObjectGeneratedError, NoOutputGeneratedError, Output } from 'ai'
import { backoffMs, retryAfterMs as readRetryAfter } from '../retry.ts'
import type { GenerationEstimate, GenerationFailure, GenerationRequest, GenerationResult, TextGenerator } from '../text-generator.ts'

/** Price of one million tokens. */
export interface TokenPrice {
  readonly input: number
  readonly output: number
  /** ISO 4217. */
  readonly currency: string
}

export interface OpenAiCompatibleOptions {
  /** Address before `/chat/completions`, such as `https://api.example.com/v1`. */
  readonly baseUrl: string
  readonly model: string
  /** null: the endpoint needs none. Never logged, never part of an error. */
  readonly key: string | null
  /** null: not known, so no cost is named. */
  readonly price: TokenPrice | null
  /** Milliseconds of one call, its retries included. */
  readonly timeoutMs: number
  /** Tokens of the prompt, estimated: longer articles are not sent. */
  readonly maxInputTokens: number
  /** Tokens of the answer; what a model thinks before it writes counts. */
  readonly maxOutputTokens: number
  /** The endpoint takes `response_format: json_schema`. false: the form is in the prompt alone. */
  readonly structured: boolean
  readonly fetch: typeof globalThis.fetch
  /** Resolves after so many milliseconds, or rejects when the signal aborts. */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>
  /** A signal that aborts after so many milliseconds; default: `AbortSignal.timeout`. */
  readonly timeout?: (ms: number) => AbortSignal
}

/** Calls in all, and the waits between them; `maxMs` holds for what Retry-After asks for as well. */
const retry = { calls: 3, firstMs: 1_000, factor: 2, maxMs: 20_000 } as const

/**
 * Characters of a token, low so that an estimate is rather too high: English has four, German and French three, Arabic and Cyrillic about
 * two, Chinese and Japanese about one.
 */
const charactersOfToken = { latin: 3, other: 1.5, han: 1 } as const

/**
 * A generator behind an endpoint with OpenAI's chat completions: hosted services and servers on this machine (llama.cpp, Ollama,
 * vLLM). Answers that are refused by the model, or in which the reader finds nothing, are failures.
 */
export function createOpenAiCompatible(options: OpenAiCompatibleOptions): TextGenerator {
  const { baseUrl, model, key, price, timeoutMs, maxInputTokens, maxOutputTokens, structured } = options
  const { sleep = wait, timeout = (ms) => AbortSignal.timeout(ms) } = options
  const host = new URL(baseUrl).host
  const id = `openai-compatible:${model}`
  const cost = (inputTokens: number, outputTokens: number): GenerationEstimate['cost'] =>
    price === null
      ? null
      : { amount: Math.ceil(inputTokens * price.input + outputTokens * price.output) / 1_000_000, currency: price.currency }
  const estimate = ({ instructions, input }: GenerationRequest['prompt']): GenerationEstimate => {
    const inputTokens = countTokens(instructions) + countTokens(input)
    return {
      host,
      model,
      characters: instructions.length + input.length,
      inputTokens,
      outputTokens: maxOutputTokens,
      cost: cost(inputTokens, maxOutputTokens),
    }
  }
  const failure = (reason: GenerationFailure, detail: string, retryAfterS: number | null = null): GenerationResult => ({
    ok: false,
    reason,
    detail,
    retryAfterS,
  })

  const ask = async ({ prompt, read }: GenerationRequest, signal: AbortSignal): Promise<GenerationResult> => {
    const { instructions, input, schema } = prompt
    const provider = createOpenAICompatible({
      name: 'endpoint',
      baseURL: baseUrl,
      fetch: options.fetch,
      supportsStructuredOutputs: structured,
      ...(key !== null && { apiKey: key }),
    })
    // the library reports a schema that it does not send on standard error; the prompt holds the form
    ;(globalThis as { AI_SDK_LOG_WARNINGS?: unknown }).AI_SDK_LOG_WARNINGS ??= false
    const {
      text,
      finishReason,
      usage: counted,
    } = await generateText({
      model: provider(model),
      instructions,
      prompt: input,
      output: Output.object({ schema: jsonSchema(schema), name: 'drafts' }),
      temperature: 0,
      maxOutputTokens,
      // counted here, so that Retry-After and the time left are respected
      maxRetries: 0,
      abortSignal: signal,
    }).catch(textOfAnswer)
    if (finishReason === 'content-filter') return failure('refused', `The model at ${host} refused to answer.`)
    const texts = read(text)
    if (texts === null && finishReason === 'length') return failure('truncated', `The answer of ${host} was cut off.`)
    if (texts === null) return failure('unusable', `The answer of ${host} does not have the form that was asked for.`)
    const { inputTokens, outputTokens } = counted
    const usage = inputTokens === undefined || outputTokens === undefined ? null : { inputTokens, outputTokens }
    return {
      ok: true,
      texts,
      model,
      usage,
      cost: usage === null ? null : cost(usage.inputTokens, usage.outputTokens),
    }
  }

  return {
    id,
    host,
    model,
    estimate,
    async write(request) {
      const { inputTokens } = estimate(request.prompt)
      if (inputTokens > maxInputTokens)
        return failure('too_long', `The article takes about ${inputTokens} tokens; at most ${maxInputTokens} are sent.`)
      const signal = AbortSignal.any([request.signal, timeout(timeoutMs)])
      const until = Date.now() + timeoutMs
      for (let call = 1; ; call += 1) {
        let waitMs = 0
        try {
          signal.throwIfAborted()
          return await ask(request, signal)
        } catch (error) {
          if (signal.aborted) return failure('timeout', `${host} did not answer in time.`)
          const failed = failureOf(error, host)
          waitMs = failed.retryAfterMs ?? backoffMs(retry, call)
          const isWorth = failed.isRetryable && call < retry.calls && waitMs <= retry.maxMs && Date.now() + waitMs < until
          if (!isWorth)
            return failure(failed.reason, failed.detail, failed.retryAfterMs === null ? null : Math.ceil(failed.retryAfterMs / 1000))
        }
        try {
          await sleep(waitMs, signal)
        } catch {
          return failure('timeout', `${host} did not answer in time.`)
        }
      }
    },
  }
}

/** The text of an answer that is no JSON of the schema: its reader may find drafts in it. */
function textOfAnswer(error: unknown): { readonly text: string; readonly finishReason: string | undefined; readonly usage: Counted } {
  if (!NoObjectGeneratedError.isInstance(error) || error.text === undefined) throw error
  return { text: error.text, finishReason: error.finishReason, usage: error.usage ?? { inputTokens: undefined, outputTokens: undefined } }
}

interface Counted {
  readonly inputTokens: number | undefined
  readonly outputTokens: number | undefined
}

interface Failed {
  readonly reason: GenerationFailure
  readonly detail: string
  readonly isRetryable: boolean
  readonly retryAfterMs: number | null
}

/** The fault of a call, in words that repeat nothing of the answer or the request. */
function failureOf(error: unknown, host: string): Failed {
  const final = (reason: GenerationFailure, detail: string): Failed => ({ reason, detail, isRetryable: false, retryAfterMs: null })
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error)) {
    const finish = NoObjectGeneratedError.isInstance(error) ? error.finishReason : null
    if (finish === 'length') return final('truncated', `The answer of ${host} was cut off.`)
    if (finish === 'content-filter') return final('refused', `The model at ${host} refused to answer.`)
    return final('unusable', `The answer of ${host} does not have the form that was asked for.`)
  }
  if (error instanceof Error && error.name === 'AddressNotAllowed')
    return final('denied', `${host} is not a public address, and the operator has not allowed it.`)
  if (!APICallError.isInstance(error)) return final('failed', `${host} could not be asked.`)
  const { statusCode: status, responseHeaders } = error
  // an answer that came, in another shape than an endpoint of this kind gives
  if (status !== undefined && status < 300) return final('unusable', `The answer of ${host} does not have the form that was asked for.`)
  const retryAfterMs = readRetryAfter(responseHeaders?.['retry-after'], Date.now())
  if (status === 401 || status === 403) return final('denied', `${host} does not accept the key (status ${status}).`)
  if (status === 404) return final('denied', `${host} does not know the address or the model (status 404).`)
  if (status === 413) return final('too_long', `The article is too long for the model at ${host} (status 413).`)
  if (status === 429) return { reason: 'busy', detail: `${host} asks for fewer calls (status 429).`, isRetryable: true, retryAfterMs }
  if (status === undefined) return { reason: 'failed', detail: `${host} could not be reached.`, isRetryable: true, retryAfterMs: null }
  if (status >= 500) return { reason: 'failed', detail: `${host} answered with status ${status}.`, isRetryable: true, retryAfterMs }
  return final('failed', `${host} answered with status ${status}.`)
}

function countTokens(text: string): number {
  const han = text.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0
  const latin = text.length - (text.match(/[^ -\u024f\n]/g)?.length ?? 0)
  return Math.ceil(han / charactersOfToken.han + latin / charactersOfToken.latin + (text.length - han - latin) / charactersOfToken.other)
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
