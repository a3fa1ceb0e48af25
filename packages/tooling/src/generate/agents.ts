import { type Agent, agentListVersion, agents, checkedAgents, findAgent, operatorName } from '@citable/core/agents'
import { networkListPages } from '@citable/service/verification'
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

/** The table of agents for people. */
export async function generateAgentsPage(): Promise<readonly GeneratedFile[]> {
  const text = `# Agents

Generated from [agents.ts](../../shared-core/src/model/agents.ts), version ${agentListVersion}, by \`pnpm generate\`; do not edit. \`token\`: the word for its group in robots.txt. Verified by: networks that its operator publishes, names of addresses that lead back to them, or signatures (Web Bot Auth); a dash: by nothing, so that everybody can pretend to be it. Source: where the row's facts come from, as of that day.

| Agent | Operator | Purpose | Token | Verified by | Source |
| --- | --- | --- | --- | --- | --- |
${agents.map(rowOf).join('')}
`
  return [{ path: 'packages/docs/agents.md', text: text.trimEnd().concat('\n') }]
}

function rowOf({ name, operator, purpose, robotsToken, isTokenOnly, verify, source }: Agent): string {
  const proofs = [
    ...verify.networks.map((id) => `[networks](${networkListPages.find((page) => page.id === id)?.url ?? ''})`),
    ...(verify.reverseDns.length > 0 ? [`names below ${verify.reverseDns.map((domain) => `\`${domain}\``).join(', ')}`] : []),
    ...(verify.webBotAuth === null ? [] : [`signatures of \`${verify.webBotAuth}\``]),
  ]
  const cells = [
    isTokenOnly ? `${name} (no crawler sends it)` : name,
    operator === null ? '–' : operatorName(operator),
    purpose.replaceAll('_', ' '),
    robotsToken === null ? '–' : `\`${robotsToken}\``,
    proofs.length === 0 ? '–' : proofs.join('; '),
    `[${source.date}](${source.page})`,
  ]
  return `| ${cells.join(' | ')} |\n`
}
