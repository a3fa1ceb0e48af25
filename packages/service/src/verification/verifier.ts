import { type Agent, agents } from '@citable/core/agents'
import type { Storage } from '../storage/storage.ts'
import type { Proofs } from '../traffic/proofs.ts'
import { type AgentNetworks, createAgentNetworks, type NetworkList } from './agent-networks.ts'
import type { ReverseDns } from './reverse-dns.ts'
import { readStoredNetworks } from './stored-networks.ts'
import { isCrawler, type Verdict, verify } from './verify.ts'
import type { KeysOf } from './web-bot-auth.ts'

/** Who is asked about senders. */
export interface AgentProofs {
  /** null: names are not looked up. */
  readonly names: ReverseDns | null
  /** null: keys are not fetched. */
  readonly keysOf: KeysOf | null
}

export interface Verifier {
  /** @param at milliseconds: when the request came */
  verify(agent: Agent, proofs: Proofs, at: number): Promise<Verdict>
  /** Day of the oldest list that a crawler is verified by. */
  snapshot(): Promise<string | null>
}

/** Milliseconds after which lists are read again: another process may have refreshed them. */
const rereadMs = 10 * 60 * 1000

/** Verifies by the newest lists that this database or this version has. */
export function createVerifier(
  storage: Storage,
  now: () => number,
  { names, keysOf }: AgentProofs = { names: null, keysOf: null },
): Verifier {
  let known: { readonly networks: AgentNetworks; readonly lists: readonly NetworkList[]; readonly readAt: number } | null = null
  let reading: Promise<void> | null = null
  const read = async (): Promise<void> => {
    const { lists } = await readStoredNetworks(storage)
    known = { networks: createAgentNetworks(lists), lists, readAt: now() }
  }
  const current = async () => {
    if (known === null || Math.abs(now() - known.readAt) >= rereadMs) {
      reading ??= read().finally(() => {
        reading = null
      })
      await reading
    }
    return known!
  }
  return {
    verify: async (agent, proofs, at) => verify(agent, proofs, at, { networks: (await current()).networks, names, keysOf, now }),
    snapshot: async () => {
      const days = (await current()).lists.filter(({ id }) => crawlersLists.has(id)).map(({ asOf }) => asOf)
      return days.length === 0 ? null : new Date(Math.min(...days)).toISOString().slice(0, 10)
    },
  }
}

const crawlersLists = new Set(agents.filter(isCrawler).flatMap((agent) => agent.verify.networks))
