import pg from 'pg'
import { describe, expect, it, test } from 'vitest'
import { connectionFault, postgresFault } from '../postgres/postgres-fault.ts'
import { sqliteFault } from '../sqlite/sqlite-fault.ts'
import { createOutage, type OutageNews } from './outage.ts'
import { StorageFault } from './storage-fault.ts'

describe('errors of PostgreSQL', () => {
  const server = (code: string) => Object.assign(new pg.DatabaseError('told', 4, 'error'), { code })
  const system = (code: string) => Object.assign(new Error(`connect ${code}`), { code, syscall: 'connect' })
  test.each<[string, Error, string | null]>([
    ['a connection that was refused', system('ECONNREFUSED'), 'unreachable'],
    ['a socket that is closed', system('EPIPE'), 'unreachable'],
    ['the end of a connection', new Error('Connection terminated unexpectedly'), 'unreachable'],
    ['a connection that takes too long', new Error('Connection terminated due to connection timeout'), 'unreachable'],
    ['a pool in use', new Error('timeout exceeded when trying to connect'), 'busy'],
    ['a server that says nothing', new Error('Query read timeout'), 'busy'],
    ['a server that stops', server('57P01'), 'unreachable'],
    ['a server that starts', server('57P03'), 'unreachable'],
    ['too many connections', server('53300'), 'busy'],
    ['a statement that takes too long', server('57014'), 'busy'],
    ['a full disk', server('53100'), 'full'],
    ['no memory', server('53200'), 'busy'],
    ['another password', server('28P01'), 'unreachable'],
    ['a server that may only be read', server('25006'), 'unusable'],
    ['an error of its disk', server('58030'), 'unusable'],
    ['a constraint', server('23505'), null],
    ['a table that is not there', server('42P01'), null],
    ['two that wait for each other, which is tried again', server('40P01'), null],
    ['an internal bug', new TypeError('x is not a function'), null],
  ])('%s', (_name, error, reason) => {
    expect(postgresFault(error)?.reason ?? null).toBe(reason)
    expect(connectionFault(error).reason).toBe(reason ?? 'unreachable')
  })
})

test.each<[string, number, string | null]>([
  ['a lock', 5, 'busy'],
  ['a lock, in its longer form', 5 | (2 << 8), 'busy'],
  ['a full disk', 13, 'full'],
  ['an error of the disk', 10 | (4 << 8), 'unusable'],
  ['a file that may only be read', 8, 'unusable'],
  ['damaged data', 11, 'damaged'],
  ['a constraint', 19, null],
  ['a wrong statement', 1, null],
])('errors of SQLite: %s', (_name, errcode, reason) => {
  expect(sqliteFault(Object.assign(new Error('told'), { errcode }))?.reason ?? null).toBe(reason)
})

it('an outage is reported once, and is over when nothing has failed for a while', () => {
  const clock = { now: 0 }
  const news: OutageNews[] = []
  const outage = createOutage(
    () => clock.now,
    (each) => news.push(each),
  )
  const fault = new StorageFault('busy', 'told')
  outage.worked()
  outage.failed(fault)
  clock.now = 4_000
  outage.worked()
  outage.failed(fault)
  clock.now = 13_999
  outage.worked()
  expect(news).toEqual([{ state: 'began', fault }])
  clock.now = 14_000
  outage.worked()
  outage.worked()
  expect(news.slice(1)).toEqual([{ state: 'ended', faults: 2, ms: 4_000 }])
  outage.failed(fault)
  expect(news).toHaveLength(3)
})
