import { agentListVersion } from '@citable/core/agents'
import type { Core } from '@strapi/strapi'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultSettings, type Settings } from '#shared/settings.ts'
import type { ServiceAnswer } from '../service/service-client.ts'
import { outboxService } from './outbox.ts'

interface Row {
  readonly id: number
  readonly event_id: string
  readonly event: string
  readonly created_at: Date
}
interface Sent {
  readonly source?: string
  readonly agent_list_version?: string
  readonly events: readonly { readonly id: string }[]
}

const minutes = 60_000
const ok: ServiceAnswer = { ok: true, status: 202, body: {}, milliseconds: 1 }
const refusal = (status: number | null, more: object = {}): ServiceAnswer => ({
  ...{ ok: false, reason: status === null ? 'unreachable' : 'refused', status, detail: '', retryAfterSeconds: null, code: null },
  ...more,
})
const event = (at: number, more: object = {}) => ({ id: `e${at}`, type: 'hit', path: `/${at}`, ...more })
const many = (count: number) => Array.from({ length: count }, (_one, at) => event(at))

/** A table of a database that a stop of the process outlives. */
function tableOf() {
  let rows: Row[] = []
  let nextId = 1
  let isDown = false
  const answer = <Value>(value: Value): Promise<Value> => (isDown ? Promise.reject(new Error('no database')) : Promise.resolve(value))
  const selected = (order: 'asc' | 'desc') => {
    const sorted = order === 'asc' ? rows : rows.toReversed()
    return {
      limit: (count: number) => answer(sorted.slice(0, count)),
      offset: (from: number) => ({ limit: () => answer(sorted.slice(from)) }),
    }
  }
  const drop = (isGone: (row: Row) => boolean) => ({
    delete: async () => {
      await answer(null)
      rows = rows.filter((row) => !isGone(row))
    },
  })
  const table = {
    select: () => ({ orderBy: (_column: string, order: 'asc' | 'desc' = 'asc') => selected(order) }),
    where: (_column: string, _is: string, last: number) => drop(({ id }) => id <= last),
    whereIn: (_column: string, ids: readonly number[]) => drop(({ id }) => ids.includes(id)),
    insert: (added: readonly Omit<Row, 'id'>[]) => ({
      onConflict: () => ({
        ignore: async () => {
          await answer(null)
          for (const row of added) if (!rows.some((known) => known.event_id === row.event_id)) rows.push({ ...row, id: nextId++ })
        },
      }),
    }),
    count: () => ({ min: () => answer([{ waiting: rows.length, since: rows[0]?.created_at ?? null }]) }),
  }
  return {
    table,
    get ids() {
      return rows.map(({ event_id }) => event_id)
    },
    get text() {
      return rows.map((row) => row.event).join('\n')
    },
    break: (isSo: boolean) => {
      isDown = isSo
    },
  }
}

let stored: ReturnType<typeof tableOf>
let sent: Sent[]
let settings: Settings
let answers: (call: number) => ServiceAnswer | Promise<ServiceAnswer>
let warnings: string[]

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T10:00:00Z') })
  stored = tableOf()
  sent = []
  warnings = []
  settings = { ...defaultSettings, mode: 'service', service: { address: 'https://citable.example.com' } }
  answers = () => ok
})
afterEach(() => void vi.useRealTimers())

const open = () =>
  outboxService({
    strapi: { db: { connection: () => stored.table }, log: { warn: (text: string) => warnings.push(text) } } as unknown as Core.Strapi,
    settings: { get: async () => settings, known: () => settings },
    serviceClient: {
      async sendEvents(body) {
        sent.push(structuredClone(body) as Sent)
        return answers(sent.length)
      },
    },
  })
type Box = ReturnType<typeof open>
/** Events written, and as much sent as is taken. */
async function put(box: Box, events: readonly ReturnType<typeof event>[]): Promise<void> {
  for (const one of events) box.add(one)
  await box.write()
  await box.ship()
}
const sentIds = () => sent.flatMap(({ events }) => events.map(({ id }) => id))

describe('events on their way to a service', () => {
  test('go five hundred at once, each once, the oldest first', async () => {
    await put(open(), many(1_200))
    expect(sent.map(({ events }) => events.length)).toEqual([500, 500, 200])
    expect(sentIds()).toEqual(many(1_200).map(({ id }) => id))
    expect(sent[0]).toMatchObject({ source: 'strapi', agent_list_version: agentListVersion })
    expect(stored.ids).toEqual([])
  })

  test('are fewer where they are long: a body stays below 200 kB', async () => {
    const long = many(300).map((one) => ({ ...one, user_agent: 'x'.repeat(1_900) }))
    await put(open(), long)
    expect(sentIds()).toEqual(long.map(({ id }) => id))
    for (const body of sent) expect(JSON.stringify(body.events).length).toBeLessThan(202_000)
    expect(sent.length).toBe(3)
  })

  test.each([
    ['that has none', true],
    ['that is parted from it before they are written', false],
  ])('are not kept without a service, by a site %s', async (_what, wasNever) => {
    const box = open()
    if (wasNever) settings = defaultSettings
    box.add(event(1), { address: '20.171.206.9' })
    expect(box.gathered).toBe(wasNever ? 0 : 1)
    settings = defaultSettings
    await box.write()
    await box.ship()
    expect([sent, stored.ids, box.gathered]).toEqual([[], [], 0])
    expect(await box.state()).toBeNull()
  })

  test('stay where they are while the site has no service', async () => {
    answers = () => refusal(null)
    const box = open()
    await put(box, many(3))
    const connected = settings
    settings = defaultSettings
    await vi.advanceTimersByTimeAsync(600 * minutes)
    expect(sent).toHaveLength(1)
    settings = connected
    answers = () => ok
    await box.retry()
    expect(sentIds()).toEqual(['e0', 'e1', 'e2', 'e0', 'e1', 'e2'])
    expect(stored.ids).toEqual([])
  })

  test.each<[string, ServiceAnswer]>([
    ['nobody answers', refusal(null)],
    ['it takes too long', refusal(null, { reason: 'timeout' })],
    ['something else answers', refusal(200, { reason: 'malformed' })],
    ['it leads elsewhere', refusal(302, { reason: 'redirected' })],
    ['a fault', refusal(500)],
    ['something before it fails', refusal(503)],
    ['another key is needed', refusal(401)],
    ['the key may not, yet', refusal(403)],
    ['the address is not the service’s', refusal(404)],
    ['too many', refusal(429)],
    ['there is no key', refusal(null, { reason: 'not_configured' })],
  ])('wait for a day and come once it is over: %s', async (_what, refused) => {
    answers = () => refused
    const box = open()
    await put(box, many(700))
    const waits: number[] = []
    for (let attempt = 0; attempt < 8; attempt++) {
      const before = sent.length
      let steps = 0
      for (; sent.length === before; steps++) await vi.advanceTimersByTimeAsync(minutes / 2)
      waits.push(steps / 2)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    expect(await box.state()).toEqual({
      address: 'https://citable.example.com',
      waiting: 700,
      max: 10_000,
      heldSince: '2026-11-30T10:00:00.000Z',
    })
    await vi.advanceTimersByTimeAsync(24 * 60 * minutes)
    expect(stored.ids).toHaveLength(700)
    answers = () => ok
    sent = []
    await vi.advanceTimersByTimeAsync(60 * minutes)
    expect(sentIds()).toEqual(many(700).map(({ id }) => id))
    expect(await box.state()).toEqual({ address: 'https://citable.example.com', waiting: 0, max: 10_000, heldSince: '' })
  })

  test.each([
    [7_200, 120],
    [5, 1],
    [10 ** 9, 24 * 60],
  ])('wait as long as they are asked to: %d seconds', async (retryAfterSeconds, expected) => {
    answers = () => refusal(429, { retryAfterSeconds })
    await put(open(), many(1))
    await vi.advanceTimersByTimeAsync(expected * minutes - 1)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(2)
  })

  test.each([400, 413, 422])('that are refused for good (%d) do not block the rest', async (status) => {
    answers = (call) => (call === 1 ? refusal(status) : ok)
    await put(open(), many(600))
    expect(sent.map(({ events }) => events.length)).toEqual([500, 100])
    expect(stored.ids).toEqual([])
  })

  test('are tried at once when the address or the key changes', async () => {
    answers = () => refusal(401)
    const box = open()
    await put(box, many(2))
    answers = () => ok
    await box.retry()
    expect(stored.ids).toEqual([])
  })

  test('that come while the service does not answer ask it no sooner', async () => {
    answers = () => refusal(null)
    const box = open()
    await put(box, many(1))
    for (let at = 1; at < 50; at++) {
      box.add(event(at))
      await box.write()
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect([sent.length, stored.ids.length]).toEqual([1, 50])
    await vi.advanceTimersByTimeAsync(20_000)
    expect([sent.length, sent[1]?.events.length]).toEqual([2, 50])
  })

  test('are the last ten thousand', async () => {
    answers = () => refusal(null)
    const box = open()
    await put(box, many(9_990))
    await put(
      box,
      Array.from({ length: 60 }, (_one, at) => event(9_990 + at)),
    )
    expect([stored.ids.length, stored.ids[0], stored.ids.at(-1)]).toEqual([10_000, 'e50', 'e10049'])
  })

  test('come again after a lost answer with the ids that the service knows', async () => {
    answers = (call) => (call === 1 ? refusal(null, { reason: 'timeout' }) : ok)
    const box = open()
    await put(box, many(3))
    await vi.advanceTimersByTimeAsync(minutes)
    expect(sent.map(({ events }) => events.map(({ id }) => id))).toEqual([
      ['e0', 'e1', 'e2'],
      ['e0', 'e1', 'e2'],
    ])
    // a front end that missed our answer sends its own again
    await put(box, many(3))
    expect(sentIds()).toEqual([...Array(3).fill(['e0', 'e1', 'e2'])].flat())
  })

  test('that were written outlive a process that ends while they are sent', async () => {
    answers = () => new Promise<never>(() => {})
    const box = open()
    for (const one of many(5)) box.add(one)
    await box.write()
    const stopped = box.stop()
    await vi.advanceTimersByTimeAsync(2_000)
    await stopped
    answers = () => ok
    sent = []
    open().start()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sentIds()).toEqual(many(5).map(({ id }) => id))
    expect(stored.ids).toEqual([])
  })

  test('that are written while others are on their way go after them, without a wait', async () => {
    const box = open()
    let finish: (answer: ServiceAnswer) => void = () => {}
    answers = (call) => (call === 1 ? new Promise((resolve) => (finish = resolve)) : ok)
    box.add(event(1))
    await box.write()
    await vi.advanceTimersByTimeAsync(0)
    box.add(event(2))
    await box.write()
    finish(ok)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent.map(({ events }) => events.map(({ id }) => id))).toEqual([['e1'], ['e2']])
  })

  test('stay gathered while the database does not answer', async () => {
    const box = open()
    stored.break(true)
    box.add(event(1))
    await expect(box.write()).rejects.toThrow('no database')
    expect(box.gathered).toBe(1)
    stored.break(false)
    await put(box, [event(2)])
    expect(sentIds()).toEqual(['e1', 'e2'])
  })

  test('are tried again after a fault of the database', async () => {
    answers = () => refusal(null)
    const box = open()
    await put(box, many(1))
    stored.break(true)
    await vi.advanceTimersByTimeAsync(minutes)
    expect(warnings).toEqual(['[citable] traffic: no database'])
    stored.break(false)
    answers = () => ok
    await vi.advanceTimersByTimeAsync(minutes)
    expect(stored.ids).toEqual([])
  })
})

describe('a sender’s address and signature', () => {
  const proofs = { address: '20.171.206.9', signature_input: 'sig1=()', signature: 'sig1=:AA==:', signature_agent: '"https://chatgpt.com"' }

  test('go with the first sending', async () => {
    const box = open()
    box.add(event(1), proofs)
    await box.write()
    await box.ship()
    expect(sent[0]?.events).toEqual([{ ...event(1), ...proofs }])
  })

  test('are never stored, and gone after an attempt that failed', async () => {
    answers = () => refusal(null)
    const box = open()
    box.add(event(1), proofs)
    await box.write()
    await box.ship()
    expect(stored.text).toBe(JSON.stringify(event(1)))
    box.add(event(2), proofs)
    await box.write()
    answers = () => ok
    await vi.advanceTimersByTimeAsync(minutes)
    expect(sent[1]?.events).toEqual([event(1), event(2)])
  })
})
