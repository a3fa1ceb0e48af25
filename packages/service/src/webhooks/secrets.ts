import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Bytes of a secret; Standard Webhooks asks for 24 to 64 (https://github.com/standard-webhooks/standard-webhooks). */
const secretBytes = 32

const prefix = 'whsec_'

export const createWebhookSecret = (): string => prefix + randomBytes(secretBytes).toString('base64')

const keyOf = (serverSecret: string): Buffer => Buffer.from(hkdfSync('sha256', serverSecret, '', 'citable webhook secrets', 32))

/** A secret as it is stored: AES-256-GCM under a key made of the server secret. Signing needs it in clear, so a digest would not do. */
export function sealSecret(secret: string, serverSecret: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(serverSecret), nonce)
  return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** @throws when it was sealed with another server secret */
export function openSecret(sealed: string, serverSecret: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(serverSecret), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
}

/**
 * The headers of one attempt by Standard Webhooks: HMAC-SHA-256 over id, time and body, once per secret.
 *
 * @param seconds time of this attempt since 1970 UTC
 */
export function signedHeaders(id: string, seconds: number, body: string, secrets: readonly string[]): Readonly<Record<string, string>> {
  const sign = (secret: string): string =>
    `v1,${createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
      .update(`${id}.${seconds}.${body}`)
      .digest('base64')}`
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': secrets.map(sign).join(' ') }
}
