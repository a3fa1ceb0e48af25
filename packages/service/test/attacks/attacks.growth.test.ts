import { expect, it } from 'vitest'
import { bodyBytes } from './body-bytes.ts'
import { attackOperations, fillMemory, floodBeside } from './run-attacks.ts'

it('hostile texts to every operation neither block the service nor take more than linear time', async () => {
  const rows = await attackOperations({ length: 15_000, texts: ['dashes', 'nested tags', 'wildcards', 'sentences'], tries: 2 })
  expect(rows.filter(({ blockedMs }) => blockedMs > 100)).toEqual([])
  // below a quarter of a second other programs count for more than the text
  expect(rows.filter(({ ms, growth }) => ms[2]! > 250 && growth > 2.3)).toEqual([])
})

it('a tenant does not notice another one who floods', async () => {
  const { alone, beside } = await floodBeside({ calls: 20, atOnce: 16, floodWords: 30_000 })
  expect(beside[0]).toBeLessThan(2 * alone[0] + 200)
})

it.each([
  { how: 'connections that end with their answer', isKeptAlive: false },
  { how: 'connections that are kept alive', isKeptAlive: true },
])('bodies that come in together on $how take the memory that is theirs, however many they are', async ({ isKeptAlive }) => {
  const bytes = 2_000_000
  const { before, max, answers } = await fillMemory({ posts: 120, bytes, isKeptAlive })
  // one tenant takes as much as it leaves free
  const taken = Math.floor(bodyBytes / 2 / bytes)
  expect(answers).toEqual({ 422: taken, 429: 120 - taken })
  expect(max - before).toBeLessThan(2 * bodyBytes)
})
