import { generateKeyPairSync } from 'node:crypto'
import {
  askApy,
  createApertium,
  createAzure,
  createDeepl,
  createGoogleAdvanced,
  createGoogleBasic,
  createLanguageModel,
  createLibreTranslate,
  type EngineOptions,
  type Translator,
} from '@citable/providers'
import type { EngineAnswer, EngineRequest } from '@citable/providers/testing'

/** Requests and answers of a translation engine in its own wire format, for a fake server of it. */
export interface EngineDialect {
  readonly name: string
  readonly key: string | null
  create(url: string, options: EngineOptions): Translator
  /** The answer to other requests than translations: languages, tokens; null: the request is a translation. */
  answerToOther(request: EngineRequest): EngineAnswer | null
  /** Texts of a request, with our placeholders. */
  textsIn(request: EngineRequest): readonly string[]
  /** An answer with these texts, written as the engine writes. */
  answer(texts: readonly string[], request: EngineRequest): string
  /** The engine's own answer for a used-up quota, beside 456 and 402. */
  readonly quota?: EngineAnswer
  /** Texts are under ids, so that their order says nothing. */
  readonly hasIds?: boolean
}

const key = 'sk-secret-000'
const json = (value: unknown): string => JSON.stringify(value)
const html = (text: string): string =>
  text
    .replaceAll(/<g id="(\d+)">/g, '<span id="g$1">')
    .replaceAll('</g>', '</span>')
    .replaceAll(/<x id="(\d+)"\/>/g, '<img id="x$1">')
const withOurPlaceholders = (text: string): string =>
  text
    .replaceAll(/<span id="g(\d+)">/g, '<g id="$1">')
    .replaceAll('</span>', '</g>')
    .replaceAll(/<img id="x(\d+)">/g, '<x id="$1"/>')
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

const members = (body: string): { readonly id: string; readonly text: string }[] => {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] }
  return (JSON.parse(messages.find(({ role }) => role === 'user')!.content) as { segments: { id: string; text: string }[] }).segments
}

export const completionOf = (content: string, finish = 'stop'): string =>
  json({ choices: [{ message: { role: 'assistant', content }, finish_reason: finish }] })

export const dialects: readonly EngineDialect[] = [
  {
    name: 'DeepL',
    key,
    create: (url, options) => createDeepl({ key, url, ...options }),
    answerToOther: ({ path }) =>
      path.startsWith('/v2/languages') ? { body: json([{ language: 'ES' }, { language: 'EN-GB' }, { language: 'EN-US' }]) } : null,
    textsIn: ({ body }) => (JSON.parse(body) as { text: string[] }).text,
    answer: (texts) => json({ translations: texts.map((text) => ({ detected_source_language: 'EN', text, billed_characters: 7 })) }),
  },
  {
    name: 'Azure Translator',
    key,
    create: (url, options) => createAzure({ key, region: 'westeurope', url, ...options }),
    answerToOther: ({ path }) => (path.startsWith('/languages') ? { body: json({ translation: { en: {}, es: {} } }) } : null),
    textsIn: ({ body }) => (JSON.parse(body) as { Text: string }[]).map(({ Text }) => withOurPlaceholders(Text)),
    answer: (texts) => json(texts.map((text) => ({ translations: [{ text: html(text), to: 'es' }] }))),
    quota: { status: 403, body: json({ error: { code: 403001, message: `quota of ${key}` } }) },
  },
  {
    name: 'Google Translate v2',
    key,
    create: (url, options) => createGoogleBasic({ key, url, ...options }),
    answerToOther: ({ path }) =>
      path.endsWith('/languages') ? { body: json({ data: { languages: [{ language: 'en' }, { language: 'es' }] } }) } : null,
    textsIn: ({ body }) => (JSON.parse(body) as { q: string[] }).q.map(withOurPlaceholders),
    answer: (texts) => json({ data: { translations: texts.map((text) => ({ translatedText: html(text).replaceAll("'", '&#39;') })) } }),
    quota: { status: 403, body: json({ error: { code: 403, errors: [{ reason: 'dailyLimitExceeded' }] } }) },
  },
  {
    name: 'Google Translate v3',
    key: privateKey.split('\n')[1]!,
    create: (url, options) =>
      createGoogleAdvanced({
        account: { project_id: 'p', client_email: 'a@p.example', private_key: privateKey },
        location: 'global',
        url,
        tokenUrl: `${url}/token`,
        ...options,
      }),
    answerToOther: ({ path }) => (path === '/token' ? { body: json({ access_token: 'token-000', expires_in: 3600 }) } : null),
    textsIn: ({ body }) => (JSON.parse(body) as { contents: string[] }).contents.map(withOurPlaceholders),
    answer: (texts) => json({ translations: texts.map((text) => ({ translatedText: html(text).replaceAll("'", '&#39;') })) }),
    quota: { status: 403, body: json({ error: { code: 403, details: [{ reason: 'BILLING_DISABLED' }] } }) },
  },
  {
    name: 'LibreTranslate',
    key,
    create: (url, options) => createLibreTranslate({ key, url, tier: 'draft', ...options }),
    answerToOther: ({ path }) => (path === '/languages' ? { body: json([{ code: 'en', targets: ['en', 'es'] }]) } : null),
    textsIn: ({ body }) => (JSON.parse(body) as { q: string[] }).q.map(withOurPlaceholders),
    answer: (texts) => json({ translatedText: texts.map(html) }),
  },
  ...[true, false].map(
    (structured): EngineDialect => ({
      name: `a language model ${structured ? 'with' : 'without'} schemas`,
      key,
      create: (url, options) => createLanguageModel({ url: `${url}/v1`, model: 'm', key, structured, ...options }),
      answerToOther: () => null,
      textsIn: ({ body }) => members(body).map(({ text }) => text),
      answer: (texts, { body }) => {
        const ids = members(body).map(({ id }) => id)
        return completionOf(json({ segments: texts.map((text, index) => ({ id: ids[index] ?? `new${index}`, text })) }))
      },
      hasIds: true,
    }),
  ),
  {
    name: 'Apertium’s server',
    key: null,
    create: (url, options) => createApertium({ run: askApy(url, options), concurrency: 1 }),
    answerToOther: ({ path }) =>
      path === '/listPairs'
        ? { body: json({ responseData: [{ sourceLanguage: 'eng', targetLanguage: 'spa' }], responseStatus: 200 }) }
        : null,
    textsIn: ({ body }) =>
      new URLSearchParams(body)
        .get('q')!
        .split(/<\/p>\s*/)
        .slice(0, -1)
        .map((part) => part.replace(/^<p>/, '')),
    answer: (texts) => json({ responseData: { translatedText: texts.map((text) => `<p>${text}</p>\n`).join('') }, responseStatus: 200 }),
  },
]
