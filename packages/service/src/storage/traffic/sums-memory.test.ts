import { expect, it } from 'vitest'
import { createSumsMemory } from './sums-memory.ts'

/** A memory of 1,000 bytes, and what was made because it did not know it. */
function createReads() {
  const memory = createSumsMemory(1_000)
  const made: string[] = []
  const read = (name: string, mark = 'a', bytes = 100) =>
    memory.read(
      [name],
      mark,
      () => bytes,
      async () => {
        made.push(`${name} ${mark}`)
        return { name, mark }
      },
    )
  return { made, read }
}

it('gives what was made while the mark is the same, and makes it again after a change', async () => {
  const { made, read } = createReads()
  const first = await read('year')
  expect(await read('year')).toBe(first)
  expect(await read('year', 'b')).toEqual({ name: 'year', mark: 'b' })
  // the mark of before may come again, from a replica that is behind: it is not believed blindly
  expect(await read('year', 'a')).toEqual({ name: 'year', mark: 'a' })
  expect(made).toEqual(['year a', 'year b', 'year a'])
})

it('forgets first what was asked for longest ago', async () => {
  const { made, read } = createReads()
  for (const name of ['one', 'two', 'three']) await read(name, 'a', 300)
  await read('one', 'a', 300)
  await read('four', 'a', 300)
  made.length = 0
  await read('one', 'a', 300)
  await read('two', 'a', 300)
  expect(made).toEqual(['two a'])
})

it('does not cache what takes more than half of it', async () => {
  const { made, read } = createReads()
  await read('small')
  await read('large', 'a', 600)
  await read('large', 'a', 600)
  await read('small')
  expect(made).toEqual(['small a', 'large a', 'large a'])
})
