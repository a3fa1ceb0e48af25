import type { Translator } from '../translator.ts'
import type { EngineOptions } from './ask-engine.ts'
import { createEngine, memberOf, textsIn } from './create-engine.ts'
import { fromHtml, toHtml } from './html-tags.ts'

export interface AzureOptions extends EngineOptions {
  readonly key: string
  /** Region of a regional key; null: a global one. */
  readonly region: string | null
  /** Address before `/translate`. */
  readonly url?: string
}

/** Microsoft's tags where they differ. */
const own: Readonly<Record<string, string>> = { zh: 'zh-Hans', 'zh-cn': 'zh-Hans', 'zh-tw': 'zh-Hant', sr: 'sr-Latn', no: 'nb' }

/** Azure Translator, interface 3.0, with texts as HTML. Source: learn.microsoft.com, Translator v3 reference. */
export function createAzure({ key, region, url, ...options }: AzureOptions): Translator {
  const base = (url ?? 'https://api.cognitive.microsofttranslator.com').replace(/\/$/, '')
  const headers = {
    'content-type': 'application/json',
    'ocp-apim-subscription-key': key,
    ...(region !== null && { 'ocp-apim-subscription-region': region }),
  }
  return createEngine(
    {
      id: 'azure',
      name: 'Azure Translator',
      tier: 'production',
      isBilled: true,
      limits: { segments: 1_000, characters: 40_000 },
      languages: { url: `${base}/languages?api-version=3.0&scope=translation`, method: 'GET', headers: {}, body: null },
      readLanguages: (body) => {
        const tags = new Set(Object.keys((memberOf(body, 'translation') as object | undefined) ?? {}).map((tag) => tag.toLowerCase()))
        return tags.size === 0 ? null : { sources: tags, targets: tags }
      },
      tagOf: (language) => own[language.toLowerCase()] ?? language,
      write: ({ segments }, from, to) => ({
        url: `${base}/translate?${new URLSearchParams({ 'api-version': '3.0', from, to, textType: 'html' })}`,
        method: 'POST',
        headers,
        body: JSON.stringify(segments.map(({ text }) => ({ Text: toHtml(text) }))),
      }),
      read: (body) => {
        const texts = textsIn(body, ({ translations }) => memberOf(Array.isArray(translations) ? translations[0] : null, 'text'))
        return texts && { texts: texts.map(fromHtml), model: 'azure-v3', billedCharacters: null }
      },
      // 403001: the free quota is used up; 408: a model is loading
      readFailure: (status, body) => {
        const code = Number(memberOf(memberOf(body, 'error'), 'code'))
        return code === 403001 ? 'quota' : status === 408 ? 'busy' : null
      },
    },
    options,
  )
}
