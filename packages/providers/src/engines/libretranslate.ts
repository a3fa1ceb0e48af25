import type { LanguagePair, Translator } from '../translator.ts'
import { askEngine, type EngineOptions } from './ask-engine.ts'
import { createEngine, memberOf, textsIn } from './create-engine.ts'
import { fromHtml, toHtml } from './html-tags.ts'

export interface LibreTranslateOptions extends EngineOptions {
  /** Address before `/translate`. */
  readonly url: string
  /** null: the instance needs none. */
  readonly key: string | null
  /** `draft` unless the operator knows better: quality depends on the models of the instance. */
  readonly tier: Translator['tier']
}

const listMs = 10 * 60 * 1000

/** A LibreTranslate server, 1.9: only its protocol is used. It goes through English silently where it has no direct model. */
export function createLibreTranslate({ url, key, tier, ...options }: LibreTranslateOptions & { readonly now?: () => number }): Translator {
  const base = url.replace(/\/$/, '')
  const headers = { 'content-type': 'application/json' }
  const name = 'LibreTranslate'
  const now = options.now ?? Date.now
  let listed: { readonly pairs: readonly LanguagePair[]; readonly at: number } | null = null
  const pairs = async (): Promise<readonly LanguagePair[]> => {
    if (listed !== null && now() - listed.at <= listMs) return listed.pairs
    const answer = await askEngine(
      name,
      { url: `${base}/languages`, method: 'GET', headers: {}, body: null },
      options,
      new AbortController().signal,
    )
    const found = answer.ok ? pairsIn(answer.body) : []
    listed = found.length === 0 ? null : { pairs: found, at: now() }
    return found
  }
  const engine = createEngine(
    {
      id: 'libretranslate',
      name,
      tier,
      limits: { segments: 20, characters: 5_000 },
      languages: null,
      readLanguages: () => null,
      tagOf: (language) => language,
      write: ({ segments }, from, to) => ({
        url: `${base}/translate`,
        method: 'POST',
        headers,
        body: JSON.stringify({
          q: segments.map(({ text }) => toHtml(text)),
          source: from,
          target: to,
          format: 'html',
          ...(key !== null && { api_key: key }),
        }),
      }),
      read: (body) => {
        const list = memberOf(body, 'translatedText')
        const texts = textsIn(Array.isArray(list) ? list.map((text: unknown) => ({ text })) : null, ({ text }) => text)
        return texts && { texts: texts.map(fromHtml), model: name.toLowerCase(), billedCharacters: null }
      },
      // a missing key is a fault of the request there
      readFailure: (status, body) => (status === 400 && /api key/i.test(String(memberOf(body, 'error'))) ? 'denied' : null),
    },
    options,
  )
  const find = async (from: string, to: string): Promise<LanguagePair | undefined> => {
    const base = (tag: string): string => tag.split('-')[0]!.toLowerCase()
    const all = await pairs()
    return (
      all.find((pair) => pair.from === from && pair.to.toLowerCase() === to.toLowerCase()) ??
      all.find((pair) => pair.from === base(from) && pair.to === base(to))
    )
  }
  return {
    ...engine,
    pairs,
    supports: async (from, to) => (await find(from, to)) !== undefined,
    translate: async (request) => {
      if (request.signal.aborted) return engine.translate(request)
      const pair = await find(request.from, request.to)
      if (pair === undefined)
        return {
          ok: false,
          reason: 'unsupported',
          detail: `${name} does not translate ${request.from} → ${request.to}.`,
          retryAfterS: null,
        }
      return engine.translate({ ...request, ...pair })
    },
  }
}

const pairsIn = (body: unknown): readonly LanguagePair[] =>
  Array.isArray(body)
    ? body.flatMap((language: unknown) => {
        const [from, targets] = [memberOf(language, 'code'), memberOf(language, 'targets')]
        if (typeof from !== 'string' || !Array.isArray(targets)) return []
        return targets.flatMap((to: unknown) => (typeof to === 'string' && to !== from ? [{ from, to }] : []))
      })
    : []
