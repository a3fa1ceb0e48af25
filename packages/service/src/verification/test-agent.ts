import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { SigningKey } from './web-bot-auth.ts'

/** A signer of requests, for tests. */
export interface TestSigner {
  readonly key: SigningKey
  /** Headers of a signed request, as draft-meunier-webbotauth-httpsig-protocol-02 writes them. */
  headers(options: SignOptions): { readonly input: string; readonly signature: string; readonly agent: string }
}

export interface SignOptions {
  readonly origin: string
  /** Seconds. */
  readonly created: number | null
  readonly expires: number | null
  readonly components?: readonly (readonly [identifier: string, value: string])[]
  readonly parameters?: string
  readonly tag?: string
  /** In the place of the usual `Signature-Agent`. */
  readonly agent?: string
  readonly keyId?: string | null
}

export function createTestSigner(kind: 'ed25519' | 'rsa' = 'ed25519'): TestSigner {
  const { privateKey, publicKey } =
    kind === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { crv, kty, x, n, e } = publicKey.export({ format: 'jwk' })
  const jwk = kind === 'ed25519' ? { crv, kty, x } : { e, kty, n }
  const id = createHash('sha256').update(JSON.stringify(jwk)).digest('base64url')
  return {
    key: { id, key: publicKey, notBefore: null, expires: null },
    headers: ({ origin, created, expires, parameters = '', tag = 'web-bot-auth', keyId = id, ...rest }) => {
      const components = rest.components ?? [
        ['"@authority"', 'example.com'],
        ['"signature-agent";key="sig1"', `"${origin}"`],
      ]
      const input = [
        `(${components.map(([identifier]) => identifier).join(' ')})`,
        ...(created === null ? [] : [`created=${created}`]),
        ...(expires === null ? [] : [`expires=${expires}`]),
        ...(keyId === null ? [] : [`keyid="${keyId}"`]),
        `tag="${tag}"${parameters}`,
      ].join(';')
      const base = [...components, ['"@signature-params"', input]].map(([name, value]) => `${name}: ${value}`).join('\n')
      return {
        input: `sig1=${input}`,
        signature: `sig1=:${signed(base, privateKey, kind).toString('base64')}:`,
        agent: rest.agent ?? `sig1="${origin}"`,
      }
    },
  }
}

const signed = (base: string, key: KeyObject, kind: 'ed25519' | 'rsa'): Buffer =>
  kind === 'ed25519' ? sign(null, Buffer.from(base), key) : sign('sha512', Buffer.from(base), { key, padding: 6, saltLength: 64 })
