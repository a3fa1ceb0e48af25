import { expect, it } from 'vitest'
import { type BulkPage, type BulkPorts, type BulkPost, type BulkProgress, runBulk } from './run-bulk.ts'

const post = (id: number): BulkPost => ({ id, title: `Post ${id}`, edit: '', content_hash: '0', request: {} })

/** A server with posts 6 … 1 in pages of two, and a device. `fail` names what goes wrong, by post. */
const site = (change: Partial<BulkPorts> = {}, fail: Readonly<Record<number, string>> = {}) => {
  const stored: number[] = []
  const reports: BulkProgress[] = []
  const pauses: number[] = []
  const controller = new AbortController()
  let time = 0
  const ports: BulkPorts = {
    async page(before): Promise<BulkPage> {
      const left = [6, 5, 4, 3, 2, 1].filter((id) => !stored.includes(id) && (before === 0 || id < before))
      const ids = left.slice(0, 2)
      return { posts: ids.map(post), next: ids.length < 2 ? null : ids[1]! }
    },
    render: async (one) => one,
    analyzers: [async ({ id }) => (fail[id]?.startsWith('device') ? fail[id] : { v: 1, content_hash: String(id) })],
    async store(analyses) {
      return new Map(
        analyses.map(({ id }) => {
          if (fail[id] !== undefined) return [id, fail[id]] as const
          stored.push(id)
          return [id, 'stored'] as const
        }),
      )
    },
    refusalOf: () => null,
    report: (progress) => reports.push(progress),
    pause: async (seconds) => {
      pauses.push(seconds)
      time += seconds * 1000
    },
    // each look at it is so much later that no request comes too soon
    clock: () => (time += 250),
    signal: controller.signal,
    ...change,
  }
  return { ports, stored, reports, pauses, controller }
}

it('goes through all posts and stores each page before the next: two calls for as many posts as a page has', async () => {
  const { ports, stored, reports } = site()
  const calls: string[] = []
  const counted: BulkPorts = {
    ...ports,
    page(before) {
      calls.push(`page before ${before}`)
      return ports.page(before, true)
    },
    store(analyses) {
      calls.push(`store ${analyses.length}`)
      return ports.store(analyses)
    },
  }
  expect(await runBulk(counted)).toMatchObject({ done: 6, failed: [], waiting: null, refusal: null })
  expect(calls).toEqual(['page before 0', 'store 2', 'page before 5', 'store 2', 'page before 3', 'store 2', 'page before 1'])
  expect(stored).toEqual([6, 5, 4, 3, 2, 1])
  expect(reports.map(({ done }) => done)).toEqual([2, 4, 6, 6])
})

it('notes what fails, here or there, and goes on', async () => {
  const { ports, stored } = site({}, { 5: 'device_timeout', 2: 'citable_text_changed' })
  const { done, failed } = await runBulk(ports)
  expect([done, stored]).toEqual([4, [6, 4, 3, 1]])
  expect(failed.map(({ post: { id }, reason }) => [id, reason])).toEqual([
    [5, 'device_timeout'],
    [2, 'citable_text_changed'],
  ])
})

it('stops after the post at hand, stores what is made, and goes on from there', async () => {
  const first = site()
  const stopping: BulkPorts = {
    ...first.ports,
    analyzers: [
      async (one) => {
        if (one.id === 4) first.controller.abort()
        return { v: 1, content_hash: String(one.id) }
      },
    ],
  }
  expect((await runBulk(stopping)).done).toBe(3)
  expect(first.stored).toEqual([6, 5, 4])
  expect((await runBulk({ ...first.ports, signal: new AbortController().signal })).done).toBe(3)
  expect(first.stored).toEqual([6, 5, 4, 3, 2, 1])
})

it('counts a post that was under way at the stop as no failure', async () => {
  const { ports, controller } = site()
  const stopped = async () => {
    controller.abort()
    return 'aborted'
  }
  expect(await runBulk({ ...ports, analyzers: [stopped] })).toMatchObject({ done: 0, failed: [] })
})

it('ends at once where the browser forbids the analysis', async () => {
  const { ports } = site({ analyzers: [async () => 'worker_blocked'] })
  expect((await runBulk(ports)).failed.map(({ post: { id } }) => id)).toEqual([6])
})

it('waits longer and longer for a server that does not answer, and loses nothing', async () => {
  let asked = 0
  const base = site()
  const { ports, pauses, reports } = base
  const shaky: BulkPorts = {
    ...ports,
    async page(before) {
      asked += 1
      if (asked <= 3) throw new Error('503')
      return ports.page(before, true)
    },
  }
  expect((await runBulk(shaky)).done).toBe(6)
  expect(pauses).toEqual([1, 5, 15])
  expect(reports.slice(0, 4).map(({ waiting }) => waiting)).toEqual([1, 5, 15, null])
})

it('can be stopped while the server does not answer', async () => {
  const { ports, controller } = site()
  const dead: BulkPorts = {
    ...ports,
    page: () => Promise.reject(new Error('offline')),
    pause: async () => controller.abort(),
  }
  expect(await runBulk(dead)).toMatchObject({ done: 0, failed: [], waiting: 1 })
})

it('counts the time at work, and not the time that it waits for the server', async () => {
  let asked = 0
  let time = 0
  const base = site()
  const { worked } = await runBulk({
    ...base.ports,
    async page(before) {
      asked += 1
      if (asked <= 2) throw new Error('503')
      return base.ports.page(before, true)
    },
    clock: () => (time += 1),
    pause: async (seconds) => {
      time += seconds * 1000
    },
  })
  // seven requests after the first, four a second; 6 s of waiting are left out
  expect(worked).toBeGreaterThan(1_000)
  expect(worked).toBeLessThan(2_500)
})

it('starts no more than four requests a second', async () => {
  let time = 0
  const starts: number[] = []
  const base = site()
  await runBulk({
    ...base.ports,
    page(before) {
      starts.push(time)
      return base.ports.page(before, true)
    },
    store(analyses) {
      starts.push(time)
      return base.ports.store(analyses)
    },
    clock: () => time,
    pause: async (seconds) => {
      time += seconds * 1000
    },
  })
  expect(starts).toEqual([0, 250, 500, 750, 1000, 1250, 1500])
})

it('gives each worker its posts, and stores them in their order', async () => {
  const { ports, stored } = site()
  const took: string[] = []
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  // The first worker is held by post 6 until the second has done the other post of the page.
  const worker =
    (name: string) =>
    async ({ id }: BulkPost) => {
      took.push(`${name} ${id}`)
      if (id === 6) await gate
      if (id === 5) release()
      return { v: 1 as const, content_hash: String(id) }
    }
  expect((await runBulk({ ...ports, analyzers: [worker('a'), worker('b')] })).done).toBe(6)
  expect(took.slice(0, 2)).toEqual(['a 6', 'b 5'])
  expect(stored).toEqual([6, 5, 4, 3, 2, 1])
})

it('ends with what the server says where asking again does not help', async () => {
  const { ports, pauses, stored } = site({ refusalOf: (error) => (error as Error).message })
  const signedOut: BulkPorts = { ...ports, store: () => Promise.reject(new Error('Signed out.')) }
  expect(await runBulk(signedOut)).toMatchObject({ done: 0, failed: [], waiting: null, refusal: 'Signed out.' })
  expect([pauses, stored]).toEqual([[], []])
})

it('asks for the texts one by one where a page does not come with them, and notes the post that ends its request', async () => {
  const { ports, stored } = site()
  const pages: boolean[] = []
  const broken: BulkPorts = {
    ...ports,
    page(before, isRendered) {
      pages.push(isRendered)
      return isRendered && before === 0 ? Promise.reject(new Error('500')) : ports.page(before, isRendered)
    },
    render: async (one) => (one.id === 6 ? 'citable_not_rendered' : one),
  }
  const { done, failed } = await runBulk(broken)
  expect(pages).toEqual([true, true, true, false, true, true, true])
  expect([done, stored]).toEqual([5, [5, 4, 3, 2, 1]])
  expect(failed.map(({ post: { id }, reason }) => [id, reason])).toEqual([[6, 'citable_not_rendered']])
})

it('notes a post whose text the server could not make', async () => {
  const { ports } = site()
  const withProblem: BulkPorts = {
    ...ports,
    async page(before) {
      const { posts, next } = await ports.page(before, true)
      return { posts: posts.map((one) => (one.id === 3 ? { ...one, problem: 'citable_too_large' } : one)), next }
    },
  }
  const { done, failed } = await runBulk(withProblem)
  expect([done, failed.map(({ post: { id }, reason }) => [id, reason])]).toEqual([5, [[3, 'citable_too_large']]])
})
