import { type Agent, agents, simulatedMark, unknownAi } from '@citable/core/agents'
import { getPattern } from 'isbot'

/** A known agent, an AI agent that we do not know, another robot, or a person. */
export type AgentVerdict = { readonly kind: 'agent'; readonly agent: Agent } | { readonly kind: 'other_bot' } | { readonly kind: 'person' }

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const words = agents
  .flatMap((agent) => agent.match.map((word) => ({ word, agent })))
  .sort((one, other) => other.word.length - one.word.length)

/** One test over all words; the longest come first, so the first that fits is the longest. */
// eslint-disable-next-line no-restricted-syntax -- words of our own list, none repeated
const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(({ word }) => `(${escaped(word)})`).join('|')})(?![\\p{L}\\p{N}])`, 'giu')

/** Words that say “AI” when they are in the name of a robot. Our own choice, and narrow. */
export const aiWords = /(?<![\p{L}\p{N}])(ai|llm|gpt|genai|openai)(?![\p{L}\p{N}])|(ai|llm|gpt)-?(bot|crawler|spider|search)/iu

/** Robots of any kind, by isbot's list. */
export const robots = getPattern()

/** The agent that a user agent names. Any client can claim any name: the event's `verification` says whether it is true. */
export function classifyAgent(userAgent: string): AgentVerdict {
  if (userAgent.includes(simulatedMark)) return { kind: 'other_bot' }
  let longest: { readonly word: string; readonly agent: Agent } | null = null
  for (const found of userAgent.matchAll(pattern)) {
    const entry = words[found.findIndex((group, index) => index > 0 && group !== undefined) - 1]
    if (entry && (longest === null || entry.word.length > longest.word.length)) longest = entry
  }
  if (longest) return { kind: 'agent', agent: longest.agent }
  if (!robots.test(userAgent)) return { kind: 'person' }
  return aiWords.test(userAgent) ? { kind: 'agent', agent: unknownAi } : { kind: 'other_bot' }
}

/** Results cached: user agents repeat. */
const maxCached = 50_000

/** `classifyAgent` with a memory of its own. */
export function createAgentClassifier(): (userAgent: string) => AgentVerdict {
  const known = new Map<string, AgentVerdict>()
  return (userAgent) => {
    const cached = known.get(userAgent)
    if (cached) return cached
    if (known.size >= maxCached) known.clear()
    const verdict = classifyAgent(userAgent)
    known.set(userAgent, verdict)
    return verdict
  }
}
