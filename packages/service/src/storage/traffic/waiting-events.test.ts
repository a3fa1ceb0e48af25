import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openMigrated } from '../../../test/databases/open-migrated.ts'
import { StorageFault } from '../faults/storage-fault.ts'
import { insertRows } from '../queries/insert-rows.ts'
import type { Storage } from '../storage.ts'
import type { TrafficSums } from './traffic-sums.ts'
import { countWaiting, sendWaiting } from './waiting-events.ts'

const start = Date.parse('2026-11-20T00:00:00Z')
const minute = 60_000
const events = gzipSync(JSON.stringify({ hits: [], visits: [] }))

/** Twelve batches, one more each second, and a database that answers each by a script. */
async function twelve(answerTo: (id: string) => Error | null) {
  const { storage, newSite } = await openMigrated('sqlite')
  const { tenant } = await newSite()
  const ids = Array.from({ length: 12 }, (_, at) => `batch ${String(at).padStart(2, '0')}`)
  await storage.write(
    ids.map((id, at) =>
      insertRows('traffic_waiting', { tenant_id: tenant.tenantId, made_at: start + at * 1_000 }, ['id', 'events'], [{ id, events }]),
    ),
  )
  const counted: string[] = []
  const sums: Partial<TrafficSums> = {
    count: async ({ id }: { readonly id: string }) => {
      const error = answerTo(id)
      if (error !== null) throw error
      counted.push(id)
    },
  }
  const held: Storage = { ...storage, read: storage.read, sums: sums as TrafficSums }
  const send = (now: number) => sendWaiting(held, now, new AbortController().signal)
  return { ids, counted, send, waiting: () => countWaiting(storage) }
}

it('batches are sent, the oldest first, and forgotten', async () => {
  const { ids, counted, send, waiting } = await twelve(() => null)
  await send(start + 5 * minute)
  expect([counted, await waiting()]).toEqual([ids, 0])
})

it('a batch that was just written is left to the process that wrote it', async () => {
  const { ids, counted, send, waiting } = await twelve(() => null)
  await send(start + 30_000 + 2_000)
  expect([counted, await waiting()]).toEqual([ids.slice(0, 3), 9])
})

it('a database that is away leaves what it did not take, and nothing is thrown', async () => {
  let isAway = true
  const { ids, counted, send, waiting } = await twelve((id) => (isAway && id > 'batch 04' ? new StorageFault('unreachable', 'away') : null))
  await send(start + 5 * minute)
  expect([counted, await waiting()]).toEqual([ids.slice(0, 5), 7])
  isAway = false
  await send(start + 6 * minute)
  expect([counted, await waiting()]).toEqual([ids, 0])
})

it('what the database refuses delays nothing, is reported, and is sent again', async () => {
  let isStrict = true
  const { ids, counted, send, waiting } = await twelve((id) => (isStrict && id < 'batch 11' ? new Error('Cannot parse.') : null))
  await expect(send(start + 5 * minute)).rejects.toThrow('ClickHouse refuses 11 batches of events.')
  expect([counted, await waiting()]).toEqual([ids.slice(11), 11])
  isStrict = false
  await send(start + 5 * minute + 10_000)
  expect(await waiting()).toBe(11)
  await send(start + 6 * minute)
  expect([counted.toSorted(), await waiting()]).toEqual([ids, 0])
})
