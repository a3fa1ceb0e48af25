import { ClickHouseError } from '@clickhouse/client'
import { expect, test } from 'vitest'
import { StorageFault } from '../faults/storage-fault.ts'
import { clickHouseFault } from './clickhouse-fault.ts'

const server = (code: string) => new ClickHouseError({ message: 'told', code, type: 'X' })

test.each<[string, Error, string | null]>([
  ['a connection that was refused', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), 'unreachable'],
  ['a proxy’s page', new Error('<html>502 Bad Gateway</html>'), 'unreachable'],
  ['no answer in time', new Error('Timeout error.'), 'busy'],
  ['an insert that took too long', new Error('The user aborted a request.'), 'busy'],
  ['another password', server('516'), 'unreachable'],
  ['tables that are not there', server('60'), 'unusable'],
  ['a database that is not there', server('81'), 'unusable'],
  ['a full disk', server('243'), 'full'],
  ['no memory', server('241'), 'busy'],
  ['too many parts', server('252'), 'busy'],
  ['a keeper that is away', server('999'), 'unreachable'],
  ['a fault that was found before', new StorageFault('full', 'told'), 'full'],
  ['a wrong statement', server('62'), null],
  ['an internal bug', new TypeError('x is not a function'), null],
])('%s', (_name, error, reason) => {
  expect(clickHouseFault(error)?.reason ?? null).toBe(reason)
})
