import { expect, it } from 'vitest'
import { createTextMemory } from './text-memory.ts'

it('keeps every text of a job that is longer than its bounds', () => {
  const memory = createTextMemory<number>()
  const texts = Array.from({ length: 50 }, (_, index) => String.fromCharCode(65 + index).repeat(100_000))
  for (const [index, text] of texts.entries()) memory.set(text, index)
  expect(texts.map((text) => memory.get(text))).toEqual(texts.map((_, index) => index))
  expect(memory.get('other')).toBeUndefined()
})
