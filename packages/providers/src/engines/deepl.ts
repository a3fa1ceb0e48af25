import type { Translator } from '../translator.ts'
import type { EngineOptions } from './ask-engine.ts'
import { createEngine, memberOf, tagsIn, textsIn } from './create-engine.ts'
import { plainEntities } from './html-tags.ts'

export interface DeeplOptions extends EngineOptions {
  readonly key: string
  /** Address before `/v2`; default: that of the key's plan. */
  readonly url?: string
}

/** Targets for which DeepL wants a country or a script. */
const countries: Readonly<Record<string, string>> = { en: 'EN-US', pt: 'PT-PT' }

/** DeepL, version 2 of its interface: placeholders travel as XML, which it keeps better than HTML. Source: DeepL's OpenAPI 3.11.0, 2026-06-30. */
export function createDeepl({ key, url, ...options }: DeeplOptions): Translator {
  const base = (url ?? (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com')).replace(/\/$/, '')
  const headers = { authorization: `DeepL-Auth-Key ${key}`, 'content-type': 'application/json' }
  return createEngine(
    {
      id: 'deepl',
      name: 'DeepL',
      tier: 'production',
      isBilled: true,
      limits: { segments: 50, characters: 40_000 },
      languages: { url: `${base}/v2/languages?type=target`, method: 'GET', headers, body: null },
      readLanguages: (body) => {
        const targets = tagsIn(body, 'language')
        return targets.size === 0 ? null : { targets, sources: new Set([...targets].map((tag) => tag.split('-')[0]!)) }
      },
      tagOf: (language, isTarget) => {
        const [base = ''] = language.split('-')
        if (!isTarget) return base.toUpperCase()
        return language.includes('-') ? language.toUpperCase() : (countries[base.toLowerCase()] ?? base.toUpperCase())
      },
      write: ({ segments, formality, context }, from, to) => ({
        url: `${base}/v2/translate`,
        method: 'POST',
        headers,
        body: JSON.stringify({
          text: segments.map(({ text }) => text),
          source_lang: from,
          target_lang: to,
          tag_handling: 'xml',
          tag_handling_version: 'v2',
          non_splitting_tags: ['g'],
          ignore_tags: ['x'],
          outline_detection: false,
          split_sentences: 'nonewlines',
          show_billed_characters: true,
          ...(formality !== 'default' && { formality: formality === 'formal' ? 'prefer_more' : 'prefer_less' }),
          ...(context !== null && { context }),
        }),
      }),
      read: (body) => {
        const list = memberOf(body, 'translations')
        const texts = textsIn(list, ({ text }) => text)
        if (texts === null) return null
        const billed = (list as readonly unknown[]).map((each) => memberOf(each, 'billed_characters'))
        return {
          texts: texts.map((text) => plainEntities(text.replaceAll(/<x id="(\d+)"\s*(?:\/>|><\/x>)/g, '<x id="$1"/>'))),
          model: 'deepl-v2',
          billedCharacters: billed.every((each) => typeof each === 'number') ? billed.reduce((sum, each) => sum + each, 0) : null,
        }
      },
    },
    options,
  )
}
