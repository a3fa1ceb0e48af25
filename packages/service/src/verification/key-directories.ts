import { createPublicKey, hash, type JsonWebKey } from 'node:crypto'
import { agents } from '@citable/core/agents'
import type { SafeFetch } from '../fetching/safe-fetch.ts'
import { pageLimits, type TransferLimits } from '../fetching/transfer.ts'
import type { KeysOf, SigningKey } from './web-bot-auth.ts'

/** Origins whose keys are asked for; no request brings another. */
export const keyOrigins: readonly string[] = [...new Set(agents.flatMap(({ verify }) => verify.webBotAuth ?? []))]

/** Keys of the standards' own examples (RFC 9421, B.1), whose private halves are public. */
const exampleKeys: readonly string[] = ['poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U', 'oD0HwocPBSfpNy5W3bpJeyFGY_IQ_YpqxSjQ3Yd-CLA']

/** Draft-meunier-webbotauth-httpsig-protocol-02: no redirects. The sizes are our own choice. */
const directoryLimits: TransferLimits = { ...pageLimits, rawBytes: 64 * 1024, decodedBytes: 64 * 1024, totalMs: 3_000, redirects: 0 }
const maxKeys = 20
const directoryPath = '/.well-known/http-message-signatures-directory'
const directoryType = 'application/http-message-signatures-directory+json'

/** Milliseconds keys are remembered: as the directory says, within bounds; after a failure old keys stay and it is asked again. */
const rememberMs = { least: 5 * 60 * 1000, usual: 60 * 60 * 1000, most: 24 * 60 * 60 * 1000, failed: 5 * 60 * 1000 } as const

/** Asks for a directory. null: it could not be had. */
export type AskDirectory = (url: string) => Promise<{ readonly text: string; readonly cacheControl: string } | null>

/** Directories of the origins given, in memory. */
export function createKeyDirectories(
  ask: AskDirectory,
  now: () => number,
  origins: readonly string[] = keyOrigins,
  refused = exampleKeys,
): KeysOf {
  const known = new Map<string, { keys: readonly SigningKey[] | null; until: number }>()
  const running = new Map<string, Promise<readonly SigningKey[] | null>>()
  const load = async (origin: string): Promise<readonly SigningKey[] | null> => {
    const answer = await ask(`${origin}${directoryPath}`)
    const read = answer === null ? null : readDirectory(answer.text, refused)
    const keys = read ?? known.get(origin)?.keys ?? null
    known.set(origin, { keys, until: now() + (read && answer ? lifetime(answer.cacheControl) : rememberMs.failed) })
    return keys
  }
  return (origin) => {
    if (!origins.includes(origin)) return Promise.resolve(null)
    const remembered = known.get(origin)
    if (remembered && now() < remembered.until) return Promise.resolve(remembered.keys)
    const loading = running.get(origin) ?? load(origin).finally(() => running.delete(origin))
    running.set(origin, loading)
    return loading
  }
}

function lifetime(cacheControl: string): number {
  const seconds = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(cacheControl)?.[1]
  if (seconds === undefined) return rememberMs.usual
  return Math.min(Math.max(Number(seconds) * 1000, rememberMs.least), rememberMs.most)
}

/** Keys of a JWK Set that can verify; null: it is invalid. */
export function readDirectory(text: string, refused: readonly string[] = exampleKeys): readonly SigningKey[] | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  const rows: unknown = typeof value === 'object' && value !== null && 'keys' in value ? value.keys : null
  if (!Array.isArray(rows) || rows.length > maxKeys) return null
  return rows.flatMap((row: unknown) => {
    const key = typeof row === 'object' && row !== null ? readKey(row as JsonWebKey) : null
    return key && !refused.includes(key.id) ? [key] : []
  })
}

/** Ed25519, or RSA of 2,048 bits and more; null: another key. */
function readKey(row: JsonWebKey): SigningKey | null {
  const { kty, crv, x, n, e, nbf, exp } = row
  const isEd25519 = kty === 'OKP' && crv === 'Ed25519' && typeof x === 'string'
  const isRsa = kty === 'RSA' && typeof n === 'string' && typeof e === 'string'
  if (!isEd25519 && !isRsa) return null
  // members in the order of RFC 7638
  const jwk = isEd25519 ? { crv, kty, x } : { e, kty, n }
  try {
    const key = createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' })
    if (isRsa && (key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048) return null
    const id = hash('sha256', JSON.stringify(jwk), 'base64url')
    return { id, key, notBefore: typeof nbf === 'number' ? nbf : null, expires: typeof exp === 'number' ? exp : null }
  } catch {
    return null
  }
}

/** Asks through the guarded fetcher. */
export function askDirectoryThrough(fetch: SafeFetch, userAgent: string): AskDirectory {
  return async (url) => {
    const headers = { 'user-agent': userAgent, accept: directoryType }
    const signal = AbortSignal.timeout(directoryLimits.totalMs)
    const answer = await fetch.request({ url, method: 'GET', headers, body: null, limits: directoryLimits, signal }, 'agent keys')
    const type = answer.ok ? (answer.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() : null
    if (!answer.ok || answer.status !== 200 || type !== directoryType) return null
    return { text: answer.body.toString('utf8'), cacheControl: answer.headers['cache-control'] ?? '' }
  }
}
