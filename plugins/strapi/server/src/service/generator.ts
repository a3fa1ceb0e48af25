import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Drafts, OptimizeRequest } from '@citable/contract/present'
import { type DraftFacts, presentDrafts, readRequest } from '@citable/contract/requests'
import { analyze } from '@citable/core'
import { checkDrafts, draftPrompt, generatorText, readDrafts } from '@citable/core/drafts'
import { allPacks } from '@citable/core/languages/all'
import { languageFor } from '@citable/core/languages/language-for'
import { maxRemarks } from '@citable/core/remarks'
import { type GenerationEstimate, loadOpenAiCompatible, type TextGenerator, type TokenPrice } from '@citable/providers'
import type { SettingsAnswer } from '#shared/answers.ts'
import { type Context, pluginId } from '../plugin.ts'
import type { SettingsService } from '../settings/settings.ts'
import { storedKey } from '../settings/stored-key.ts'
import { addressProblem, guardedLookup, isLoopbackAddress, isPublicAddress } from './address-guard.ts'

/** `generator` in the plugin's configuration, which counts before the one of the settings. */
export interface GeneratorConfig {
  readonly url: string
  readonly model: string
  readonly key?: string
  /** Price of a million tokens; absent: unknown, and said to be. */
  readonly price?: TokenPrice
  readonly timeoutMs?: number
  readonly maxInputTokens?: number
  readonly maxOutputTokens?: number
  /** false: the endpoint knows no `response_format` of type `json_schema`. */
  readonly structured?: boolean
}

/** Fault of the configuration; null: it has none, or there is no configuration. */
export function generatorProblem(config: unknown, allowPrivate: boolean): string | null {
  if (config === undefined || config === null) return null
  if (typeof config !== 'object') return 'generator must be an object with url and model'
  const { url, model, key } = config as Partial<Record<keyof GeneratorConfig, unknown>>
  if (typeof url !== 'string' || typeof model !== 'string' || model === '') return 'generator needs url and model'
  if (key !== undefined && typeof key !== 'string') return 'generator.key must be a text'
  return addressProblem(url, allowPrivate) === null ? null : 'generator.url must be an https address, or one of this machine'
}

export type DraftsAnswer =
  | { readonly ok: true; readonly drafts: Drafts }
  | { readonly ok: false; readonly reason: string; readonly detail: string }

interface Parts extends Context {
  readonly settings: SettingsService
}

const wanted = { titles: 5, description: true, lead: true, questions: 5, remarks: maxRemarks } as const

const answerBytes = 2 * 1024 * 1024

/** Drafts of a text generator for the text in an editor. The key stays on the server; nothing is sent before a person asks for it. */
export const generatorService = ({ strapi, settings }: Parts) => {
  let made: { readonly of: string; readonly generator: Promise<TextGenerator> } | null = null
  const kept = storedKey({ strapi }, 'generator-key')
  const config = () => strapi.config.get<GeneratorConfig | null>(`plugin::${pluginId}.generator`, null)
  const allowPrivate = () => strapi.config.get<boolean>(`plugin::${pluginId}.allowPrivateAddresses`, false)
  const chosenOne = async (): Promise<GeneratorConfig | null> => {
    const { url, model } = (await settings.get()).generator
    return config() ?? (url === '' ? null : { url, model })
  }
  const generator = async (): Promise<TextGenerator | null> => {
    const named = await chosenOne()
    if (named === null) return null
    const key = config() === null ? await kept.read() : null
    const chosen = key === null ? named : { ...named, key }
    const of = JSON.stringify(chosen)
    if (made?.of !== of) made = { of, generator: load(chosen) }
    return made.generator
  }
  const load = (chosen: GeneratorConfig): Promise<TextGenerator> =>
    loadOpenAiCompatible({
      baseUrl: chosen.url.replace(/(?<!\/)\/+$/, ''),
      model: chosen.model,
      key: chosen.key ?? null,
      price: chosen.price ?? null,
      timeoutMs: chosen.timeoutMs ?? 25_000,
      maxInputTokens: chosen.maxInputTokens ?? 20_000,
      maxOutputTokens: chosen.maxOutputTokens ?? 4_000,
      structured: chosen.structured ?? true,
      fetch: guardedFetch(allowPrivate()),
    })
  return {
    isConfigured: async (): Promise<boolean> => (await chosenOne()) !== null,

    /** What the settings show of it: no part of a key. */
    async state(): Promise<SettingsAnswer['generator']> {
      const set = config()
      const { url = '', model = '' } = (await chosenOne()) ?? {}
      const hasKey = set === null ? (await kept.stored()) !== null : set.key !== undefined
      return { source: set !== null ? 'config' : url === '' ? 'none' : 'settings', url, model, hasKey }
    },

    /** Fault of an address for the settings; null: it has none. */
    problemOf: (url: string): string | null => generatorProblem({ url, model: 'any' }, allowPrivate()),

    /** Stores the key encrypted; null removes it. false: the site has no encryption key, so nothing was stored. */
    saveKey: kept.save,

    /** `isEstimate`: counts what would be sent and cost, and sends nothing. */
    async drafts(
      request: OptimizeRequest,
      now: string,
      isEstimate: boolean,
      signal: AbortSignal = new AbortController().signal,
    ): Promise<DraftsAnswer> {
      const writer = await generator()
      if (writer === null) return { ok: false, reason: 'not_configured', detail: 'No text generator is configured on this server.' }
      const { input, context } = readRequest(request, now)
      if (input === null) return { ok: false, reason: 'invalid', detail: 'There is no text.' }
      const analysis = analyze(input, context, { languages: allPacks })
      const prompt = draftPrompt(generatorText(analysis.article), context.targetQueries, wanted)
      const facts = factsOf(writer, writer.estimate(prompt))
      if (isEstimate) return { ok: true, drafts: presentDrafts(null, facts) }
      const written = await writer.write({ prompt, read: (answer) => readDrafts(answer, wanted), signal })
      if (!written.ok) return { ok: false, reason: written.reason, detail: written.detail }
      const { usage, cost, texts } = written
      const { article, answers, report } = analysis
      const language = languageFor(article.language, allPacks)
      const checked = checkDrafts({ article, answers, language, context, outcomes: report.outcomes }, texts, writer.id)
      const took = usage && { input_tokens: usage.inputTokens, output_tokens: usage.outputTokens, cost: cost && { ...cost } }
      return { ok: true, drafts: presentDrafts(checked, { ...facts, sent: true, usage: took }) }
    },
  }
}

const factsOf = ({ id, model, host }: TextGenerator, { characters, inputTokens, outputTokens, cost }: GenerationEstimate): DraftFacts => ({
  generator: { id, model, host },
  sent: false,
  estimate: { characters, input_tokens: inputTokens, output_tokens: outputTokens, cost: cost && { ...cost } },
  usage: null,
})

/** `fetch` that judges every address a name leads to, follows no redirect, and stops at the size of an answer. */
export const guardedFetch =
  (allowPrivate: boolean): typeof globalThis.fetch =>
  (target, init = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(target instanceof Request ? target.url : target)
      const isAllowed = (address: string): boolean =>
        isPublicAddress(address) || allowPrivate || (isLocalName(url) && isLoopbackAddress(address))
      const fail = (error: Error & { code?: string }): void => {
        reject(
          init.signal?.aborted
            ? init.signal.reason
            : error.code === 'ECITABLEADDRESS'
              ? Object.assign(new Error('not allowed'), { name: 'AddressNotAllowed' })
              : new TypeError('fetch failed', { cause: error }),
        )
      }
      if (addressProblem(url.href, allowPrivate) !== null) return fail(Object.assign(new Error(), { code: 'ECITABLEADDRESS' }))
      const outgoing = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
        url,
        {
          method: init.method ?? 'GET',
          headers: Object.fromEntries(new Headers(init.headers)),
          lookup: guardedLookup(isAllowed),
          ...(init.signal && { signal: init.signal }),
        },
        (response) => {
          const parts: Buffer[] = []
          let size = 0
          response.on('data', (part: Buffer) => {
            size += part.length
            parts.push(part)
            if (size > answerBytes) response.destroy(new Error('The answer is too large.'))
          })
          response.on('error', fail)
          response.on('end', () => {
            const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as [string, string])
            const status = response.statusCode ?? 502
            resolve(new Response(status === 204 || status === 304 ? null : Buffer.concat(parts), { status, headers }))
          })
        },
      )
      outgoing.on('error', fail)
      outgoing.end(typeof init.body === 'string' ? init.body : undefined)
    })

const isLocalName = ({ hostname }: URL): boolean => hostname === 'localhost' || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''))
