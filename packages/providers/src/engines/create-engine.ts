import type { Segment, TranslatedSegment, TranslationFailure, TranslationRequest, TranslationResult, Translator } from '../translator.ts'
import { askEngine, type EngineCall, type EngineOptions, type ReadFailure } from './ask-engine.ts'

/** Languages that an engine knows, in its own tags, folded to small letters. */
interface KnownLanguages {
  readonly sources: ReadonlySet<string>
  readonly targets: ReadonlySet<string>
}

/** The requests and answers of an engine over HTTP. */
export interface EngineProtocol extends Pick<Translator, 'id' | 'tier' | 'limits' | 'isBilled'> {
  /** For people. */
  readonly name: string
  readonly languages: EngineCall | null
  readLanguages(body: unknown): KnownLanguages | null
  /** An engine's tag for a language; `isTarget` because some name a country there only. */
  tagOf(language: string, isTarget: boolean): string
  /** null: it could not be prepared, such as without a token. */
  write(request: TranslationRequest, from: string, to: string, signal: AbortSignal): Promise<EngineCall | Failure> | EngineCall
  /** Texts in the order of the segments, with our placeholders; null: another form. */
  read(body: unknown, segments: readonly Segment[]): Reading | null
  readonly readFailure?: ReadFailure
}

interface Reading {
  readonly texts: readonly string[]
  readonly model: string | null
  readonly billedCharacters: number | null
}

export type Failure = TranslationResult & { readonly ok: false }

/** Milliseconds for which the list of languages is believed. */
const listMs = 10 * 60 * 1000

export const failure = (reason: TranslationFailure, detail: string): Failure => ({ ok: false, reason, detail, retryAfterS: null })

/** A translation engine behind HTTP. Answers with more or fewer texts than segments are not tied to them by position: none is taken. */
export function createEngine(protocol: EngineProtocol, options: EngineOptions & { readonly now?: () => number }): Translator {
  const { id, tier, limits, isBilled, name } = protocol
  const now = options.now ?? Date.now
  let listed: { readonly languages: KnownLanguages; readonly at: number } | null = null
  const languages = async (signal: AbortSignal): Promise<KnownLanguages | null> => {
    if (protocol.languages === null) return null
    if (listed !== null && now() - listed.at <= listMs) return listed.languages
    const answer = await askEngine(name, protocol.languages, options, signal)
    const known = answer.ok ? protocol.readLanguages(answer.body) : null
    // what failed is asked again at the next call
    listed = known === null ? null : { languages: known, at: now() }
    return known
  }
  const knows = (known: KnownLanguages | null, from: string, to: string): boolean => {
    if (known === null) return true
    const has = (tags: ReadonlySet<string>, tag: string): boolean =>
      tags.has(tag.toLowerCase()) ||
      tags.has(tag.split('-')[0]!.toLowerCase()) ||
      [...tags].some((each) => each.split('-')[0] === tag.toLowerCase())
    return has(known.sources, protocol.tagOf(from, false)) && has(known.targets, protocol.tagOf(to, true))
  }
  const tagFor = (tags: ReadonlySet<string> | undefined, language: string, isTarget: boolean): string => {
    const tag = protocol.tagOf(language, isTarget)
    if (tags === undefined || tags.has(tag.toLowerCase())) return tag
    const base = tag.split('-')[0]!
    return tags.has(base.toLowerCase()) ? base : tag
  }

  return {
    id,
    tier,
    limits,
    ...(isBilled !== undefined && { isBilled }),
    pairs: async () => 'any',
    supports: async (from, to) => knows(await languages(new AbortController().signal), from, to),
    translate: async (request) => {
      const { segments, from, to, signal } = request
      if (signal.aborted) return failure('timeout', `${name} did not answer in time.`)
      const known = await languages(signal)
      if (!knows(known, from, to)) return failure('unsupported', `${name} does not translate ${from} → ${to}.`)
      const model = `${from}-${to}`
      if (segments.length === 0) return { ok: true, segments: [], model, billedCharacters: null }
      const call = await protocol.write(request, tagFor(known?.sources, from, false), tagFor(known?.targets, to, true), signal)
      if ('ok' in call) return call
      const answer = await askEngine(name, call, options, signal, protocol.readFailure)
      if (!answer.ok) return answer
      const reading = protocol.read(answer.body, segments)
      if (reading === null) return failure('unusable', `The answer of ${name} does not have the form that was asked for.`)
      const isWhole = reading.texts.length === segments.length
      return {
        ok: true,
        segments: isWhole
          ? segments.map((segment, index): TranslatedSegment => ({ id: segment.id, text: reading.texts[index]!, unknownWords: null }))
          : [],
        model: reading.model ?? model,
        billedCharacters: reading.billedCharacters,
      }
    },
  }
}

/** The texts of a list of objects; null: one of them has none. */
export function textsIn(list: unknown, read: (item: Readonly<Record<string, unknown>>) => unknown): readonly string[] | null {
  if (!Array.isArray(list)) return null
  const texts = list.map((item: unknown) => (typeof item === 'object' && item !== null ? read(item as Record<string, unknown>) : null))
  return texts.every((text) => typeof text === 'string') ? texts : null
}

/** Members of an answer that may be anything. */
export const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined

export const tagsIn = (list: unknown, key: string): ReadonlySet<string> =>
  new Set(
    Array.isArray(list)
      ? list.flatMap((item: unknown) => (typeof memberOf(item, key) === 'string' ? [String(memberOf(item, key)).toLowerCase()] : []))
      : [],
  )
