import { createHmac, type KeyObject, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

export type KeyEnvironment = 'live' | 'test'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const secretLength = 32
const checksumLength = 6

/** 62^6 exceeds 2^32, so six characters hold every checksum. */
function checksumOf(text: string): string {
  let rest = crc32(text)
  let out = ''
  for (let index = 0; index < checksumLength; index++) {
    out = alphabet[rest % 62] + out
    rest = Math.floor(rest / 62)
  }
  return out
}

/**
 * A new key: `ctb_live_` or `ctb_test_`, 32 base62 characters (190 bits, rejection sampling) and 6 of CRC-32 over all before.
 * Shown once, never stored.
 */
export function createApiKey(environment: KeyEnvironment): string {
  let secret = ''
  while (secret.length < secretLength) {
    for (const byte of randomBytes(48)) {
      // 248 = 4 × 62: larger bytes would favour the first characters
      if (byte < 248 && secret.length < secretLength) secret += alphabet[byte % 62]
    }
  }
  const text = `ctb_${environment}_${secret}`
  return text + checksumOf(text)
}

/** True when form and checksum are right. Typing errors and guesses end here, before any look-up. */
export function isWellFormedKey(key: string): boolean {
  if (!/^ctb_(live|test)_[0-9A-Za-z]{38}$/.test(key)) return false
  return checksumOf(key.slice(0, -checksumLength)) === key.slice(-checksumLength)
}

/** The stored form of a key: HMAC-SHA-256 with the server's secret, hexadecimal. */
export function digestOf(key: string, secret: string | KeyObject): string {
  return createHmac('sha256', secret).update(key).digest('hex')
}

/** The parts of a key that may be shown later: its prefix with the first 4 characters, and the last 4. */
export function shownParts(key: string): { readonly prefix: string; readonly last4: string } {
  return { prefix: key.slice(0, 13), last4: key.slice(-4) }
}
