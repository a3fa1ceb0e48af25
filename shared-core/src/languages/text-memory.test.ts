import { expect, it } from 'vitest'
import { createTextMemory } from './text-memory.ts'

const known = () => ({ scanned: null, facts: null })

it('keeps every text while one analysis reads', () => {
  const memory = createTextMemory()
  const texts = Array.from({ length: 50 }, (_, index) => String.fromCharCode(65 + index).repeat(100_000))
  const facts = texts.map(known)
  for (const [index, text] of texts.entries()) memory.set(text, facts[index]!)
  expect(texts.map((text) => memory.get(text))).toEqual(facts)
  expect(memory.get('other')).toBeUndefined()
})

it('keeps what there is between two analyses, unless it is much', () => {
  const memory = createTextMemory()
  memory.set('a little', known())
  memory.tidy()
  expect(memory.get('a little')).toEqual(known())
  memory.set('x'.repeat(2_000_001), known())
  memory.tidy()
  expect(memory.get('a little')).toBeUndefined()
})
