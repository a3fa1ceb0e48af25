import { type Agent, agents } from '@citable/core/agents'
import type { Proofs, Verification } from '../traffic/proofs.ts'
import { readPlainAddress } from './address-ranges.ts'
import { type AgentNetworks, freshMs, isLocal } from './agent-networks.ts'
import type { ReverseDns } from './reverse-dns.ts'
import { type KeysOf, verifySignature } from './web-bot-auth.ts'

export interface Verdict {
  readonly verification: Verification
  /** What decided. */
  readonly method: 'ip' | 'rdns' | 'wba' | 'none'
}

/** What claims are checked by. */
export interface VerifyMeans {
  readonly networks: AgentNetworks
  /** null: names are not looked up. */
  readonly names: ReverseDns | null
  /** null: keys are not fetched. */
  readonly keysOf: KeysOf | null
  /** Milliseconds. */
  readonly now: () => number
}

/** Crawlers fetch from their operator's machines alone. Fetches for a person may come from the person's own, which no list can hold. */
export const crawlers: readonly Agent['purpose'][] = ['training', 'search_index', 'search_engine', 'dataset', 'ads']

export const isCrawler = ({ purpose }: Pick<Agent, 'purpose'>): boolean => crawlers.includes(purpose)

/** An operator signs for all its agents by one directory. */
const isOf = (signer: string, { operator, verify: { webBotAuth } }: Agent): boolean =>
  signer === webBotAuth || agents.some((agent) => agent.verify.webBotAuth === signer && agent.operator === operator)

const verdict = (verification: Verification, method: Verdict['method']): Verdict => ({ verification, method })

/**
 * Whether an address is the agent's, by its operator's networks alone. A match verifies at any age of a list; that an address is missing fails only a
 * crawler, and only by lists of the 14 days around the request.
 *
 * @param text the address as a log writes it; null: not known
 * @param at milliseconds: when the request came
 */
export function verifyByNetworks(agent: Agent, text: string | null, at: number, networks: AgentNetworks): Verdict {
  // a word that only robots.txt knows is no crawler, whatever its address says
  if (agent.isTokenOnly) return verdict('failed', 'none')
  const address = text === null ? null : readPlainAddress(text)
  // an address of the site's own network is a proxy's: who asked it is not known
  if (address === null || isLocal(address)) return verdict('unchecked', 'none')
  const lists = agent.verify.networks.map((id) => ({ isWithin: networks.contain(id, address), asOf: networks.asOf(id) }))
  if (lists.some(({ isWithin }) => isWithin === true)) return verdict('verified', 'ip')
  const isFresh = lists.length > 0 && lists.every(({ asOf }) => asOf !== null && Math.abs(at - asOf) < freshMs)
  return isFresh && isCrawler(agent) ? verdict('failed', 'ip') : verdict('unverifiable', 'none')
}

/**
 * Whether a request is from the agent that it names. A signature decides first, then the operator's networks, then names that lead back to the
 * address.
 *
 * @param at milliseconds: when the request came
 */
export async function verify(agent: Agent, { address, signature }: Proofs, at: number, means: VerifyMeans): Promise<Verdict> {
  const byNetworks = verifyByNetworks(agent, address, at, means.networks)
  if (agent.isTokenOnly) return byNetworks
  const signed = signature && means.keysOf ? await verifySignature(signature, Math.floor(at / 1000), means.keysOf) : null
  if (signed?.outcome === 'failed') return verdict('failed', 'wba')
  if (signed?.outcome === 'verified' && agent.operator !== null) return verdict(isOf(signed.signer, agent) ? 'verified' : 'failed', 'wba')
  if (byNetworks.verification === 'unchecked') return signed?.outcome === 'unverifiable' ? verdict('unverifiable', 'none') : byNetworks
  const { reverseDns } = agent.verify
  if (byNetworks.verification === 'verified' || address === null || reverseDns.length === 0 || means.names === null) return byNetworks
  const names = await means.names(address, reverseDns)
  if (names === 'confirmed') return verdict('verified', 'rdns')
  // a name of today says nothing of a request long ago
  const isForged = names === 'contradicted' && isCrawler(agent) && Math.abs(at - means.now()) < freshMs
  return isForged && byNetworks.verification !== 'failed' ? verdict('failed', 'rdns') : byNetworks
}
