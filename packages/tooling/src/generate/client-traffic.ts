import { agents } from '@citable/core/agents'
import { aiWords, assistants } from '@citable/service/traffic'
import type { GeneratedFile } from './generated-file.ts'

/** The service's list for front ends: whether a request is worth sending. The receiver decides who it was. */
export async function generateClientTraffic(): Promise<readonly GeneratedFile[]> {
  const words = [...new Set(agents.flatMap(({ match }) => match))].sort((one, other) => other.length - one.length || (one < other ? -1 : 1))
  const names = `(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}])`
  const text = `// Generated from shared-core/src/model/agents.ts and packages/service/src/traffic/{assistants,classify-agent}.ts by \`pnpm generate\`; do not edit.

/** Names of AI agents and of search engines, and words that say "AI" in the name of a robot. */
export const agentPattern: RegExp = /${names}|${aiWords.source}/iu

/** Hosts from which assistants send readers; with a path, only what lies below it. */
export const referrers: readonly string[] = ${list(assistants.flatMap((assistant) => assistant.referrers))}

/** Values of \`utm_source\` that assistants add. */
export const utmSources: readonly string[] = ${list(assistants.flatMap((assistant) => assistant.utmSources))}
`
  return [{ path: 'packages/client/src/traffic-words.gen.ts', text }]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

const list = (values: readonly string[]): string => `[\n${values.map((value) => `  '${value}',\n`).join('')}]`
