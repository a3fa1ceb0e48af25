import { type Agent, agents } from '@citable/core/agents'
import { readPlainAddress } from './address-ranges.ts'
import { type AgentNetworks, freshMs, isLocal } from './agent-networks.ts'
import type { ReverseDns } from './reverse-dns.ts'
import { type KeysOf, type SignedRequest, verifySignature } from './web-bot-auth.ts'

export type Verification = 'verified' | 'failed' | 'unverifiable' | 'unchecked'

export interface Verdict {
  readonly verification: Verification
  /** What decided. */
  readonly method: 'ip' | 'rdns' | 'wba' | 'none'
}

/** What a request shows of its sender. Used, and never kept. */
export interface Proofs {
  /** As a log writes it; null: not known. */
  readonly address: string | null
  readonly signature: SignedRequest | null
}

/** What claims are checked by. */
export interface VerifyMeans {
  readonly networks: AgentNetworks
  /** null: nobody is asked for names. */
  readonly names: ReverseDns | null
  /** null: nobody is asked for keys. */
  readonly keysOf: KeysOf | null
  /** Milliseconds. */
  readonly now: () => number
}

/** Crawlers fetch from their operator's machines alone. Fetches for a person may come from the person's own, which no list can hold. */
const crawlers: readonly Agent['purpose'][] = ['training', 'search_index', 'search_engine', 'dataset', 'ads']

export const isCrawler = ({ purpose }: Pick<Agent, 'purpose'>): boolean => crawlers.includes(purpose)

/** An operator signs for all its agents by one directory. */
const isOf = (signer: string, { operator, verify: { webBotAuth } }: Agent): boolean =>
  signer === webBotAuth || agents.some((agent) => agent.verify.webBotAuth === signer && agent.operator === operator)

const verdict = (verification: Verification, method: Verdict['method']): Verdict => ({ verification, method })

/**
 * Whether a request is from the agent that it names. A signature decides first, then the operator's networks, then names that lead back to the
 * address. A match verifies at any age of a list; that an address is missing fails only a crawler, and only by lists of the 14 days around the request.
 *
 * @param at milliseconds: when the request came
 */
export async function verify(agent: Agent, { address: text, signature }: Proofs, at: number, means: VerifyMeans): Promise<Verdict> {
  // a word that only robots.txt knows is no crawler, whatever its address says
  if (agent.isTokenOnly) return verdict('failed', 'none')
  const signed = signature && means.keysOf ? await verifySignature(signature, Math.floor(at / 1000), means.keysOf) : null
  if (signed?.outcome === 'failed') return verdict('failed', 'wba')
  if (signed?.outcome === 'verified' && agent.operator !== null) return verdict(isOf(signed.signer, agent) ? 'verified' : 'failed', 'wba')
  const address = text === null ? null : readPlainAddress(text)
  if (text === null || address === null) return verdict(signed?.outcome === 'unverifiable' ? 'unverifiable' : 'unchecked', 'none')
  // the site's own proxy or machine: who stands behind it is not known
  if (isLocal(address)) return verdict('unverifiable', 'none')
  return await verifyAddress(agent, text, at, means)
}

async function verifyAddress(agent: Agent, text: string, at: number, means: VerifyMeans): Promise<Verdict> {
  const { verify: rules } = agent
  const address = readPlainAddress(text)!
  const seen = rules.networks.map((id) => ({ isWithin: means.networks.contain(id, address), asOf: means.networks.asOf(id) }))
  if (seen.some(({ isWithin }) => isWithin === true)) return verdict('verified', 'ip')
  const names = rules.reverseDns.length > 0 && means.names ? await means.names(text, rules.reverseDns) : 'unknown'
  if (names === 'confirmed') return verdict('verified', 'rdns')
  const isListFresh = seen.length > 0 && seen.every(({ asOf }) => asOf !== null && Math.abs(at - asOf) < freshMs)
  if (isCrawler(agent) && isListFresh) return verdict('failed', 'ip')
  // a name of today says nothing of a request long ago
  if (isCrawler(agent) && names === 'contradicted' && Math.abs(at - means.now()) < freshMs) return verdict('failed', 'rdns')
  return verdict('unverifiable', 'none')
}
