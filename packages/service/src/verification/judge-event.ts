import { agents, findAgent } from '@citable/core/agents'
import type { AgentVerdict } from '../traffic/classify-agent.ts'
import { type EventVerdict, type Hit, readEvent, type Visit } from '../traffic/read-event.ts'
import type { Verifier } from './verifier.ts'
import { signersOf } from './web-bot-auth.ts'

/** An event that may be stored: nothing of its address and its signature is left. */
export type JudgedEvent = { readonly ok: true; readonly event: Hit | Visit } | Extract<EventVerdict, { readonly ok: false }>

/**
 * `readEvent`, with the service's own verdict on the sender. A request that looks like a person's and is signed by an agent's operator is
 * the agent's, if the signature holds.
 */
export async function judgeEvent(
  value: unknown,
  now: number,
  classify: (userAgent: string) => AgentVerdict,
  senderVersion: string | null,
  verifier: Pick<Verifier, 'verify'>,
  /** The sender has verified already, where it sends nothing to verify by. */
  mayAttest = false,
): Promise<JudgedEvent> {
  const plain = readEvent(value, now, classify, senderVersion, mayAttest)
  const signer = plain.ok || plain.code !== 'not_an_agent' ? null : signingAgent(value)
  const read = signer === null ? plain : readEvent(signer, now, classify, senderVersion)
  if (!read.ok || read.event.type === 'visit') return withoutProofs(read)
  const { event, proofs } = read
  const agent = findAgent(event.agentId)
  if (!agent || (proofs.address === null && proofs.signature === null)) return { ok: true, event }
  const { verification } = await verifier.verify(agent, proofs, event.ts)
  if (signer !== null && verification !== 'verified') return withoutProofs(plain)
  // where it can say nothing, what the sender found stays
  return { ok: true, event: verification === 'unchecked' ? event : { ...event, verification } }
}

const withoutProofs = (read: EventVerdict): JudgedEvent => (read.ok ? { ok: true, event: read.event } : read)

/** The event as one of the agent whose directory signs it; null: no agent's does. */
function signingAgent(value: unknown): object | null {
  if (typeof value !== 'object' || value === null || !('signature_agent' in value) || !('user_agent' in value)) return null
  const { user_agent: _, ...event } = value
  const origins = typeof event.signature_agent === 'string' ? signersOf(event.signature_agent) : []
  const agent = agents.find(({ verify }) => verify.webBotAuth !== null && origins.includes(verify.webBotAuth))
  return agent ? { ...event, agent_id: agent.id } : null
}
