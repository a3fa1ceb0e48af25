import { expect, it } from 'vitest'
import { isTemporary, outcomeOf } from './fetch-fault.ts'

it.each([
  ['literal', 'blocked', false],
  ['dns', 'blocked', false],
  ['peer', 'blocked', false],
  ['dns_temporary', 'failed', true],
  ['timeout', 'timeout', true],
  ['connection', 'failed', true],
  ['redirects', 'failed', false],
  ['raw_size', 'failed', false],
  ['type', 'unusable', false],
  ['status', 'unusable', false],
  ['status_temporary', 'failed', true],
  ['empty', 'unusable', false],
  ['robots', 'robots', false],
  ['robots_unreachable', 'failed', true],
  ['busy', 'busy', true],
] as const)('%s is told as %s; may have passed at the next try: %s', (reason, outcome, temporary) =>
  expect([outcomeOf(reason), isTemporary(reason)]).toEqual([outcome, temporary]),
)
