import type { FastifyRequest } from 'fastify'
import { isInNetwork, readAddress, readNetwork } from '../fetching/addresses.ts'
import { isWellFormedKey } from '../model/api-key.ts'
import { StorageFault } from '../storage/faults/storage-fault.ts'
import { type KeyScope, type StoredKey, touchKey } from '../storage/keys.ts'
import type { Storage, TenantScope } from '../storage/storage.ts'
import { testSpaceOf } from '../storage/tenants.ts'
import { isYounger } from '../time.ts'
import { ServiceProblem } from './answers/problem.ts'
import type { KnownKeys } from './known-keys.ts'
import type { RateLimits, RateVerdict } from './limits/rate-limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as sent; empty when there is none, and when it was too large to be read here. */
    bodyText: string
    /** What distinguishes the call from others, where that was found when its body was read. */
    fingerprint: string | null
    /** The caller; null on routes without a key. */
    caller: Caller | null
    /** The call's tokens are taken. */
    isPaid: boolean
  }

  interface FastifyContextConfig {
    /** The operation that the route is. */
    operationId?: string
    /** A call may come without a body. */
    bodyMayLack?: boolean
  }
}

/** The caller: its key, and the tenant whose data it may see. */
export interface Caller {
  readonly key: StoredKey
  /** Whose articles, jobs, webhooks and traffic: for test keys a space of their own. */
  readonly tenant: TenantScope
  /** Whose keys. */
  readonly account: TenantScope
  /** Names of the buckets that its calls are paid from. */
  readonly buckets: { readonly key: string; readonly tenant: string }
}

/** Scope that an operation needs; of several one is enough. */
export type NeededScope = KeyScope | readonly KeyScope[] | 'any'

export interface AuthenticateDependencies {
  readonly storage: Storage
  readonly keys: KnownKeys
  /** Milliseconds. */
  readonly now: () => number
  /** Failed attempts by address. They slow those that fail; a valid key is never refused for what strangers did. */
  readonly failures: RateLimits
  /** The service is behind a proxy that sets X-Forwarded-Proto. */
  readonly behindProxy: boolean
}

/** Milliseconds between two notes of a key's use: one write in five minutes and key. */
const touchMs = 5 * 60 * 1000

const challenge = { 'www-authenticate': 'Bearer realm="citable"' }

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && (/^(::ffff:)?127\./.test(address) || address === '::1')

/** A key may travel over TLS, or stay on this machine. */
function isPrivateTransport(request: FastifyRequest, behindProxy: boolean): boolean {
  if (request.protocol === 'https') return true
  const cameThroughProxy = behindProxy && request.headers['x-forwarded-proto'] !== undefined
  return !cameThroughProxy && isLoopback(request.socket.remoteAddress)
}

/** True when the key allows what the scope names, or one of them. `any` needs only a valid key. */
export function allows(key: StoredKey, scope: NeededScope): boolean {
  return scope === 'any' || key.scopes.includes('admin') || [scope].flat().some((each) => key.scopes.includes(each))
}

/** True when the key may be used from this address. */
function isFromAllowed(key: StoredKey, text: string): boolean {
  if (key.ipAllow.length === 0) return true
  const address = readAddress(text.replace(/^::ffff:(?=\d+\.)/, ''))
  return address !== null && key.ipAllow.some((range) => isInNetwork(address, readNetwork(range)!))
}

const tooMany = ({ windowS, quota }: RateVerdict): ServiceProblem =>
  new ServiceProblem('rate_limited', 'Too many failed attempts from this address; try again later.', {
    headers: { 'retry-after': String(Math.ceil(windowS / quota)) },
  })

const invalidKey = (): ServiceProblem => new ServiceProblem('invalid_key', 'The API key is not valid.', { headers: challenge })

/**
 * Finds out who calls. The order matters: transport first, so that a key is not tried over plain http; checksum before any look-up;
 * states of a key only after its digest matched.
 *
 * @throws ServiceProblem 401, 403 or 429
 */
export async function authenticate(request: FastifyRequest, scope: NeededScope, dependencies: AuthenticateDependencies): Promise<Caller> {
  const { storage, keys, now, failures, behindProxy } = dependencies
  const refuse = async (problem: ServiceProblem): Promise<never> => {
    const verdict = await failures.take(request.ip, 1)
    throw verdict.allowed ? problem : tooMany(verdict)
  }
  const header = request.headers.authorization
  if (header === undefined) {
    return refuse(new ServiceProblem('missing_key', 'Send the API key as “Authorization: Bearer <key>”.', { headers: challenge }))
  }
  if (!isPrivateTransport(request, behindProxy)) {
    throw new ServiceProblem('https_required', 'API keys are accepted over HTTPS only. Revoke this key: it has travelled in clear text.')
  }
  const given = /^Bearer +([^\s]+) *$/i.exec(header)?.[1]
  if (given === undefined || !isWellFormedKey(given)) return refuse(invalidKey())

  // the look-up compares hashes, so its timing reveals nothing about a key
  const key = await keys.find(given)
  if (!key) return refuse(invalidKey())
  if (key.revokedAt !== null) return refuse(new ServiceProblem('revoked_key', 'The API key was revoked.', { headers: challenge }))
  if (key.expiresAt !== null && key.expiresAt <= now())
    return refuse(new ServiceProblem('expired_key', 'The API key has expired.', { headers: challenge }))
  if (!isFromAllowed(key, request.ip)) throw new ServiceProblem('ip_not_allowed', 'The API key may not be used from this address.')
  if (!allows(key, scope)) throw new ServiceProblem('missing_scope', `The API key lacks the scope ${[scope].flat().join(' or ')}.`)

  const caller = callerOf(key)
  if (key.lastUsedAt === null || !isYounger(key.lastUsedAt, now(), touchMs)) {
    keys.noteUse(given, now())
    // a note about the past; the call does not wait for it and does not fail with it
    storage.write([touchKey(storage, caller.account, key.id, now())]).catch((error: unknown) => {
      if (!(error instanceof StorageFault)) request.log.warn({ err: error }, 'use of a key not noted')
    })
  }
  return caller
}

/** By keys as they were read: they are remembered for many calls. */
const callers = new WeakMap<StoredKey, Caller>()

function callerOf(key: StoredKey): Caller {
  const known = callers.get(key)
  if (known) return known
  const account = { tenantId: key.tenantId }
  const tenant = key.environment === 'test' ? testSpaceOf(account) : account
  const caller = { key, tenant, account, buckets: { key: `key ${key.id}`, tenant: `tenant ${tenant.tenantId}` } }
  callers.set(key, caller)
  return caller
}
