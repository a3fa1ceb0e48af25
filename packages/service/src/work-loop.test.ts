import { expect, test } from 'vitest'
import { createWorkLoop } from './work-loop.ts'

/** A loop over named pieces of work; each ends when the test says so. */
function started(due: string[], concurrency: number) {
  const claims: (readonly string[])[] = []
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const loop = createWorkLoop<string>({
    concurrency,
    claim: async (running) => {
      claims.push(running)
      return due.shift() ?? null
    },
    run: (work) => {
      begun.push(work)
      return new Promise((resolve) => ends.set(work, resolve))
    },
  })
  return { loop, claims, begun, end: (work: string) => ends.get(work)!() }
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

test('no more runs at once than is allowed, and the next is claimed when one ends, with those that still run', async () => {
  const { loop, claims, begun, end } = started(['a', 'b', 'c'], 2)
  const over = loop.runDue()
  await settled()
  expect([begun, claims]).toEqual([
    ['a', 'b'],
    [[], ['a']],
  ])
  end('a')
  await settled()
  expect([begun, claims]).toEqual([
    ['a', 'b', 'c'],
    [[], ['a'], ['b']],
  ])
  end('c')
  await settled()
  expect(claims).toEqual([[], ['a'], ['b'], ['b']])
  end('b')
  await over
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('a call during a run joins it, and makes it claim at once what has come meanwhile', async () => {
  const due = ['a']
  const { loop, begun, end } = started(due, 2)
  const first = loop.runDue()
  await settled()
  due.push('b')
  await settled()
  expect(begun).toEqual(['a'])
  const second = loop.runDue()
  await settled()
  expect(begun).toEqual(['a', 'b'])
  expect(second).toBe(first)
  end('a')
  end('b')
  await first
})

test('a call after a run begins another one', async () => {
  const due = ['a']
  const { loop, begun, end } = started(due, 1)
  const first = loop.runDue()
  await settled()
  end('a')
  await first
  due.push('b')
  const second = loop.runDue()
  await settled()
  expect(begun).toEqual(['a', 'b'])
  end('b')
  await second
})

test('a fault of claiming ends the run with it, and the next call tries again', async () => {
  let calls = 0
  const loop = createWorkLoop<string>({
    concurrency: 1,
    claim: async () => {
      calls++
      if (calls === 1) throw new Error('no database')
      return null
    },
    run: async () => {},
  })
  await expect(loop.runDue()).rejects.toThrow('no database')
  await loop.runDue()
  expect(calls).toBe(2)
})

test('closing claims no more, waits for what runs, and is silent about a fault', async () => {
  const { loop, begun, end } = started(['a', 'b'], 1)
  const over = loop.runDue()
  await settled()
  let isClosed = false
  const closed = loop.close().then(() => {
    isClosed = true
  })
  await settled()
  expect(isClosed).toBe(false)
  end('a')
  await Promise.all([over, closed])
  await loop.runDue()
  expect(begun).toEqual(['a'])
  await loop.close()
})
