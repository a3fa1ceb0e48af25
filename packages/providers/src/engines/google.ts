import { createPrivateKey, sign } from 'node:crypto'
import type { TranslationFailure, Translator } from '../translator.ts'
import { askEngine, type EngineCall, type EngineOptions } from './ask-engine.ts'
import { createEngine, type EngineProtocol, type Failure, failure, memberOf, tagsIn, textsIn } from './create-engine.ts'
import { fromHtml, toHtml } from './html-tags.ts'

export interface GoogleBasicOptions extends EngineOptions {
  readonly key: string
  /** Address before `/language`. */
  readonly url?: string
}

/** A service account as Google's console hands it out. */
export interface GoogleAccount {
  readonly project_id: string
  readonly client_email: string
  /** PEM. */
  readonly private_key: string
}

export interface GoogleAdvancedOptions extends EngineOptions {
  readonly account: GoogleAccount
  /** `global`, or a region. */
  readonly location: string
  readonly url?: string
  /** Address that tokens come from. */
  readonly tokenUrl?: string
  readonly now?: () => number
}

/** Limits arrive as 403 with a reason, beside 429. */
function readFailure(_status: number, body: unknown): TranslationFailure | null {
  const error = memberOf(body, 'error')
  const details = [memberOf(error, 'errors'), memberOf(error, 'details')].flat().map((each) => String(memberOf(each, 'reason')))
  if (details.some((reason) => /^(?:userRateLimitExceeded|rateLimitExceeded|RATE_LIMIT_EXCEEDED)$/.test(reason))) return 'busy'
  return details.some((reason) => /^(?:dailyLimitExceeded|quotaExceeded|billingNotEnabled|BILLING_DISABLED)$/.test(reason)) ? 'quota' : null
}

const shared = {
  name: 'Google Translate',
  tier: 'production',
  isBilled: true,
  tagOf: (language: string) => (language.toLowerCase() === 'zh' ? 'zh-CN' : language),
  readFailure,
} as const satisfies Partial<EngineProtocol>

/** Google Cloud Translation, basic (v2), with a key. Source: cloud.google.com/translate/docs/reference/rest/v2. */
export function createGoogleBasic({ key, url, ...options }: GoogleBasicOptions): Translator {
  const base = `${(url ?? 'https://translation.googleapis.com').replace(/\/$/, '')}/language/translate/v2`
  const headers = { 'content-type': 'application/json', 'x-goog-api-key': key }
  return createEngine(
    {
      ...shared,
      id: 'google',
      limits: { segments: 128, characters: 25_000 },
      languages: { url: `${base}/languages`, method: 'GET', headers, body: null },
      readLanguages: (body) => {
        const tags = tagsIn(memberOf(memberOf(body, 'data'), 'languages'), 'language')
        return tags.size === 0 ? null : { sources: tags, targets: tags }
      },
      write: ({ segments }, source, target) => ({
        url: base,
        method: 'POST',
        headers,
        body: JSON.stringify({ q: segments.map(({ text }) => toHtml(text)), source, target, format: 'html' }),
      }),
      read: (body) => {
        const texts = textsIn(memberOf(memberOf(body, 'data'), 'translations'), ({ translatedText }) => translatedText)
        return texts && { texts: texts.map(fromHtml), model: 'google-v2', billedCharacters: null }
      },
    },
    options,
  )
}

const base64Url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Google Cloud Translation, advanced (v3), with a service account. Source: cloud.google.com/translate/docs/reference/rest/v3. */
export function createGoogleAdvanced({ account, location, url, tokenUrl, ...options }: GoogleAdvancedOptions): Translator {
  const base = `${(url ?? 'https://translation.googleapis.com').replace(/\/$/, '')}/v3/projects/${account.project_id}/locations/${location}`
  const tokenAddress = tokenUrl ?? 'https://oauth2.googleapis.com/token'
  const now = options.now ?? Date.now
  let token: { readonly value: string; readonly until: number } | null = null
  const readToken = async (signal: AbortSignal): Promise<string | Failure> => {
    if (token !== null && now() < token.until) return token.value
    const seconds = Math.floor(now() / 1000)
    const claims = {
      iss: account.client_email,
      scope: 'https://www.googleapis.com/auth/cloud-translation',
      aud: tokenAddress,
      iat: seconds,
      exp: seconds + 3600,
    }
    const unsigned = `${base64Url({ alg: 'RS256', typ: 'JWT' })}.${base64Url(claims)}`
    const signature = sign('RSA-SHA256', Buffer.from(unsigned), createPrivateKey(account.private_key)).toString('base64url')
    const call: EngineCall = {
      url: tokenAddress,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: `${unsigned}.${signature}`,
      }).toString(),
    }
    const answer = await askEngine(shared.name, call, options, signal, (status) => (status === 400 ? 'denied' : null))
    if (!answer.ok) return answer
    const [value, lasts] = [memberOf(answer.body, 'access_token'), Number(memberOf(answer.body, 'expires_in'))]
    if (typeof value !== 'string') return failure('unusable', `${shared.name} gave no token.`)
    // renewed a minute early
    token = { value, until: now() + Math.max(0, (Number.isFinite(lasts) ? lasts : 3600) - 60) * 1000 }
    return value
  }
  return createEngine(
    {
      ...shared,
      id: 'google',
      limits: { segments: 1_024, characters: 25_000 },
      languages: null,
      readLanguages: () => null,
      write: async ({ segments }, from, to, signal) => {
        const value = await readToken(signal)
        if (typeof value !== 'string') return value
        return {
          url: `${base}:translateText`,
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${value}` },
          body: JSON.stringify({
            contents: segments.map(({ text }) => toHtml(text)),
            mimeType: 'text/html',
            sourceLanguageCode: from,
            targetLanguageCode: to,
          }),
        }
      },
      read: (body) => {
        const texts = textsIn(memberOf(body, 'translations'), ({ translatedText }) => translatedText)
        return texts && { texts: texts.map(fromHtml), model: 'google-v3', billedCharacters: null }
      },
    },
    options,
  )
}
