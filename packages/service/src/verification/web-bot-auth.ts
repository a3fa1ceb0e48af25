import { constants, type KeyObject, verify } from 'node:crypto'
import {
  type InnerList,
  type Item,
  type Parameters,
  parseDictionary,
  parseItem,
  serializeInnerList,
  serializeItem,
  Token,
} from 'structured-headers'
import type { SignedRequest } from '../traffic/proofs.ts'

/** A key of a directory, by its thumbprint (RFC 7638). */
export interface SigningKey {
  readonly id: string
  readonly key: KeyObject
  /** Seconds; null: no bound. */
  readonly notBefore: number | null
  readonly expires: number | null
}

/** Keys that an origin publishes; null: they cannot be had, or the origin is not one of those asked. */
export type KeysOf = (origin: string) => Promise<readonly SigningKey[] | null>

export type SignatureVerdict =
  | { readonly outcome: 'verified' | 'failed'; readonly signer: string }
  /** `none`: no such signature; says nothing. */
  | { readonly outcome: 'unverifiable' | 'none'; readonly signer: null }

const unverifiable = { outcome: 'unverifiable', signer: null } as const
const none = { outcome: 'none', signer: null } as const

/** Signatures of a request that are looked at. */
const maxSignatures = 2
/** Seconds that a signer's clock may be ahead. */
const aheadS = 60

/**
 * Verifies a signature of draft-meunier-webbotauth-httpsig-protocol-02 (RFC 9421 with the tag `web-bot-auth`). The key is looked up at the origin that
 * the signature covers, never by its id alone.
 *
 * @param atS seconds: when the request came
 */
export async function verifySignature(request: SignedRequest, atS: number, keysOf: KeysOf): Promise<SignatureVerdict> {
  const inputs = readDictionary(request.input)
  const signatures = readDictionary(request.signature)
  if (!inputs || !signatures) return request.input.includes('web-bot-auth') ? unverifiable : none
  const own = [...inputs].filter(
    (entry): entry is [string, InnerList] => isInnerList(entry[1]) && entry[1][1].get('tag') === 'web-bot-auth',
  )
  if (own.length === 0) return none
  let verdict: SignatureVerdict = unverifiable
  for (const [label, input] of own.slice(0, maxSignatures)) {
    const one = await verifyOne(request, label, input, signatures.get(label), atS, keysOf)
    if (one.outcome === 'verified') return one
    if (one.outcome === 'failed') verdict = one
  }
  return verdict
}

async function verifyOne(
  request: SignedRequest,
  label: string,
  input: InnerList,
  signature: Item | InnerList | undefined,
  atS: number,
  keysOf: KeysOf,
): Promise<SignatureVerdict> {
  const [components, parameters] = input
  const [created, expires, keyId, algorithm] = ['created', 'expires', 'keyid', 'alg'].map((name) => parameters.get(name))
  const signer = signerOf(request.agent, label, components)
  const isAuthorityCovered = components.some(([name]) => name === '@authority' || name === '@target-uri')
  const isWhole = typeof created === 'number' && typeof expires === 'number' && typeof keyId === 'string'
  if (signer === null || !isAuthorityCovered || !isWhole) return unverifiable
  const bytes = signature === undefined || isInnerList(signature) ? null : signature[0]
  const keys = await keysOf(signer)
  if (keys === null || !(bytes instanceof ArrayBuffer)) return unverifiable
  const key = keys.find(({ id, notBefore, expires: end }) => id === keyId && (notBefore ?? atS) <= atS && (end ?? atS) >= atS)?.key
  const base = baseOf(request, input)
  if (!key || base === null) return unverifiable
  const isInTime = created <= atS + aheadS && expires >= atS && created <= expires
  const isRight = isInTime && fits(algorithm, key) && isSignedBy(key, base, Buffer.from(bytes))
  return { outcome: isRight ? 'verified' : 'failed', signer }
}

/** The origin whose keys sign, as the signature itself covers it; null: unknown. */
function signerOf(header: string, label: string, components: readonly Item[]): string | null {
  const covered = components.filter(([name]) => name === 'signature-agent').map(([, parameters]) => parameters.get('key'))
  const members = agentsOf(header)
  if (!members || covered.length === 0) return null
  const names = covered.map((key) => (typeof key === 'string' ? key : members.keys().next().value))
  const name = names.includes(label) ? label : names.length === 1 ? names[0] : undefined
  const member = name === undefined ? undefined : members.get(name)
  if (!member || isInnerList(member) || typeof member[0] !== 'string') return null
  const type = member[1].get('type')
  return type === undefined || (type instanceof Token && type.toString() === 'directory') ? originOf(member[0]) : null
}

/** Origins that a `Signature-Agent` names: the claimed signers, unverified. */
export const signersOf = (header: string): readonly string[] =>
  [...(agentsOf(header)?.values() ?? [])].flatMap(([value]) => (typeof value === 'string' ? (originOf(value) ?? []) : []))

/** Members of `Signature-Agent`; of its older form, a text alone, one without a name. */
function agentsOf(header: string): ReadonlyMap<string, Item | InnerList> | null {
  if (!header.trimStart().startsWith('"')) return readDictionary(header)
  try {
    return new Map([['', parseItem(header)]])
  } catch {
    return null
  }
}

/** The origin that a text is, with `/` at most behind it. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { origin, protocol, href } = new URL(text)
  return protocol === 'https:' && href === `${origin}/` ? origin : null
}

/** The signature base (RFC 9421, 2.5); null: it covers parts that a site does not send. */
function baseOf(request: SignedRequest, input: InnerList): string | null {
  const lines = new Map<string, string>()
  for (const [name, parameters] of input[0]) {
    if (typeof name !== 'string') return null
    const value = componentOf(request, name, parameters)
    const identifier = serializeItem([name, parameters])
    if (value === null || lines.has(identifier)) return null
    lines.set(identifier, value)
  }
  return [...lines, [serializeItem(['@signature-params', new Map()]), serializeInnerList(input)]]
    .map(([identifier, value]) => `${identifier}: ${value}`)
    .join('\n')
}

function componentOf(request: SignedRequest, name: string, parameters: Parameters): string | null {
  const key = parameters.get('key')
  if (parameters.size > (key === undefined ? 0 : 1)) return null
  if (key !== undefined) return typeof key === 'string' ? memberOf(request, name, key) : null
  const [path = '/', query] = request.path.split('?', 2)
  const authority = request.authority.toLowerCase().replace(/:443$/, '')
  switch (name) {
    case '@authority':
      return authority
    case '@method':
      return request.method.toUpperCase()
    case '@path':
      return path
    case '@query':
      return query === undefined ? '?' : `?${query}`
    case '@scheme':
      return 'https'
    case '@request-target':
      return request.path
    case '@target-uri':
      return `https://${authority}${request.path}`
    case 'signature-agent':
      return request.agent.trim()
    default:
      return null
  }
}

/** A member of one of the three headers. */
function memberOf(request: SignedRequest, name: string, key: string): string | null {
  const header = { 'signature-agent': request.agent, 'signature-input': request.input, signature: request.signature }[name]
  const member = header === undefined ? undefined : readDictionary(header)?.get(key)
  if (member === undefined) return null
  return isInnerList(member) ? serializeInnerList(member) : serializeItem(member)
}

/** The algorithm that a signature names is the one of the key; keys of both sides (HMAC) are in no directory. */
const fits = (algorithm: unknown, key: KeyObject): boolean =>
  algorithm === undefined || algorithm === (key.asymmetricKeyType === 'ed25519' ? 'ed25519' : 'rsa-pss-sha512')

function isSignedBy(key: KeyObject, base: string, signature: Buffer): boolean {
  if (key.asymmetricKeyType === 'ed25519') return verify(null, Buffer.from(base), key, signature)
  const pss = { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 }
  return verify('sha512', Buffer.from(base), pss, signature)
}

const isInnerList = (value: Item | InnerList): value is InnerList => Array.isArray(value[0])

function readDictionary(text: string): ReadonlyMap<string, Item | InnerList> | null {
  try {
    return parseDictionary(text)
  } catch {
    return null
  }
}
