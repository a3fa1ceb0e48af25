import { expect, it } from 'vitest'
import type { FetchedDocument } from '../fetching/safe-fetch.ts'
import { askInTime } from './ask-in-time.ts'
import { createDocumentCache, documentCacheLimits } from './cache-documents.ts'

const page = { ok: true, body: new Uint8Array(3) } as unknown as FetchedDocument
const createCache = () => createDocumentCache({ ...documentCacheLimits, now: () => 0 })
const at = 'https://source.test/a'

/** A turn that comes when it is called. */
function createTurn() {
  const waiting: (() => void)[] = []
  return {
    turn: async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return ask()
    },
    comes: () => {
      for (const resolve of waiting.splice(0)) resolve()
    },
  }
}

it('gives the page, and asks for it once', async () => {
  const cached = createCache()
  let asked = 0
  const ask = () =>
    askInTime(
      new AbortController().signal,
      cached,
      at,
      (fetch) => fetch(),
      async () => (asked++, page),
    )
  expect(await ask()).toBe(page)
  expect(await ask()).toBe(page)
  expect(asked).toBe(1)
})

it('ends with the call while the site pauses, and keeps no copy of that', async () => {
  const cached = createCache()
  const { turn, comes } = createTurn()
  const call = new AbortController()
  const first = askInTime(call.signal, cached, at, turn, async () => page)
  call.abort()
  expect(await first).toMatchObject({ ok: false, reason: 'timeout' })
  comes()
  await new Promise(setImmediate)
  expect(
    await askInTime(
      new AbortController().signal,
      cached,
      at,
      (fetch) => fetch(),
      async () => page,
    ),
  ).toBe(page)
})

it('asks for the call that is left where the one that began has ended', async () => {
  const cached = createCache()
  const { turn, comes } = createTurn()
  const call = new AbortController()
  let asked = 0
  const fetch = async () => (asked++, page)
  const first = askInTime(call.signal, cached, at, turn, fetch)
  const second = askInTime(new AbortController().signal, cached, at, (ask) => ask(), fetch)
  call.abort()
  comes()
  expect(await first).toMatchObject({ ok: false })
  expect(await second).toBe(page)
  expect(asked).toBe(1)
})

it('asks nothing for a call that is over', async () => {
  const call = new AbortController()
  call.abort()
  const asked = askInTime(
    call.signal,
    createCache(),
    at,
    (ask) => ask(),
    async () => Promise.reject(new Error('asked')),
  )
  expect(await asked).toMatchObject({ ok: false, reason: 'timeout' })
})

it('says what went wrong', async () => {
  const failing = askInTime(
    new AbortController().signal,
    createCache(),
    at,
    (ask) => ask(),
    async () => Promise.reject(new Error('broken')),
  )
  await expect(failing).rejects.toThrow('broken')
})
