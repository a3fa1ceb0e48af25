import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { classifyAgent } from './classify-agent.ts'
import { classifyReferral } from './classify-referral.ts'
import { pageKind } from './page-kind.ts'

/** PHPUnit runs the same table: what WordPress counts by itself is what the service would count. */
const { cases } = JSON.parse(readFileSync(new URL('../../../contract/golden/traffic-cases.json', import.meta.url), 'utf8')) as {
  readonly cases: readonly Readonly<Record<string, string>>[]
}

describe('what a request says of itself', () => {
  test.each(cases.map((row) => [row.name, row] as const))('%s', (_name, row) => {
    const verdict = classifyAgent(row.user_agent ?? '')
    const sent = classifyReferral(row.referrer || null, row.utm_source || null)
    expect({
      agent: verdict.kind === 'agent' ? verdict.agent.id : verdict.kind === 'person' ? '' : verdict.kind,
      assistant: sent?.assistant.id ?? '',
      evidence: sent?.evidence ?? '',
      page: pageKind(row.path ?? ''),
    }).toEqual({ agent: row.agent, assistant: row.assistant, evidence: row.evidence, page: row.page })
  })
})
