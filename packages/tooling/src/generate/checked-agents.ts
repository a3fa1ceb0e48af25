import { checkedAgents, findAgent } from '@citable/core/agents'
import type { GeneratedFile } from './generated-file.ts'

/** The agents that the checks look at: the whole table would be a fiftieth of what a browser loads before the first score. */
export async function generateCheckedAgents(): Promise<readonly GeneratedFile[]> {
  const text = `// Generated from shared-core/src/model/agents.ts by \`pnpm generate\`; do not edit.

/** Crawlers that feed search and answers. */
export const searchBots: readonly string[] = ${list(checkedAgents.search)}

/** Crawlers and tokens that collect text for training models. */
export const trainingBots: readonly string[] = ${list(checkedAgents.training)}
`
  return [{ path: 'shared-core/src/signals/page/checked-agents.gen.ts', text }]
}

function list(ids: readonly string[]): string {
  return `[\n${ids.map((id) => `  '${tokenOf(id)}',\n`).join('')}]`
}

function tokenOf(id: string): string {
  const token = findAgent(id)?.robotsToken
  if (!token) throw new Error(`shared-core/src/model/agents.ts has no token of ${id}.`)
  return token
}
