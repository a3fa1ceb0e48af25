import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { createSemaphores } from './semaphores.ts'

const calm = new AbortController().signal
const onePlace = { total: 8, perTenant: 8, perHost: 1 }

/** A call that ends when the test says so, and reports its start to the test. */
function held() {
  const started = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  let isStarted = false
  const work = async (): Promise<void> => {
    isStarted = true
    started.resolve()
    await end.promise
  }
  return { work, started: started.promise, end: end.resolve, isStarted: () => isStarted }
}
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

it.each([
  ['in all', { total: 1, perTenant: 8, perHost: 8 }, 'other', 'other.test'],
  ['of a tenant', { total: 8, perTenant: 1, perHost: 8 }, 'tenant', 'other.test'],
  ['of a host', onePlace, 'other', 'site.test'],
])('a call waits until a place %s is free', async (_name, limits, tenant, host) => {
  const semaphores = createSemaphores(limits)
  const [first, second, third] = [held(), held(), held()]
  const running = semaphores.run('tenant', 'site.test', calm, first.work)
  const waiting = semaphores.run(tenant, host, calm, second.work)
  await turns()
  expect([first.isStarted(), second.isStarted()]).toEqual([true, false])
  first.end()
  await running
  await second.started
  const last = semaphores.run(tenant, host, calm, third.work)
  await turns()
  expect(third.isStarted()).toBe(false)
  second.end()
  third.end()
  await Promise.all([waiting, last])
})

it('a call that fails gives its place back', async () => {
  const semaphores = createSemaphores(onePlace)
  const failing = semaphores.run('tenant', 'site.test', calm, () => Promise.reject(new Error('gone')))
  await expect(failing).rejects.toThrow('gone')
  expect(await semaphores.run('tenant', 'site.test', calm, async () => 'done')).toBe('done')
})

it('a call that gives up while it waits hears of it at once, never runs, and takes no place', async () => {
  const semaphores = createSemaphores(onePlace)
  const [first, second] = [held(), held()]
  const caller = new AbortController()
  const running = semaphores.run('tenant', 'site.test', calm, first.work)
  const waiting = semaphores.run('tenant', 'site.test', caller.signal, second.work)
  caller.abort()
  await expect(waiting).rejects.toMatchObject({ reason: 'timeout' })
  first.end()
  await running
  expect(await semaphores.run('tenant', 'site.test', calm, async () => 'next')).toBe('next')
  expect(second.isStarted()).toBe(false)
})

it('a call that gave up before it came leaves the others their places', async () => {
  const semaphores = createSemaphores(onePlace)
  const [first, second] = [held(), held()]
  const running = semaphores.run('tenant', 'site.test', calm, first.work)
  const waiting = semaphores.run('tenant', 'site.test', calm, second.work)
  const late = semaphores.run('tenant', 'site.test', AbortSignal.abort(), async () => 'late')
  await expect(late).rejects.toMatchObject({ reason: 'timeout' })
  first.end()
  await running
  await second.started
  second.end()
  await waiting
})

it('a call that got its place leaves nothing on the caller’s signal', async () => {
  const semaphores = createSemaphores(onePlace)
  const first = held()
  const { signal } = new AbortController()
  const running = semaphores.run('tenant', 'site.test', calm, first.work)
  const waiting = semaphores.run('tenant', 'site.test', signal, async () => 'done')
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  first.end()
  await running
  expect(await waiting).toBe('done')
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})

it('of calls beyond 256 that wait, the next hears so at once', async () => {
  const semaphores = createSemaphores(onePlace)
  const first = held()
  const running = semaphores.run('tenant', 'site.test', calm, first.work)
  const waiting = Array.from({ length: 256 }, () => semaphores.run('tenant', 'site.test', calm, async () => {}))
  await expect(semaphores.run('tenant', 'site.test', calm, async () => {})).rejects.toMatchObject({ reason: 'busy' })
  first.end()
  await Promise.all([running, ...waiting])
})
