import { describe, expect, it } from 'vitest'
import { createPostings } from './postings.ts'

describe('createPostings', () => {
  const postings = createPostings()
  const sentences = [['heat', 'pump', 'heat'], ['pump'], [], ['heat', 'toString']]
  for (const [number, terms] of sentences.entries()) for (const term of terms) postings.add(term, number)

  it.each([
    ['heat', [0, 3]],
    ['pump', [0, 1]],
    ['toString', [3]],
    ['boiler', []],
    ['constructor', []],
  ])('knows the sentences of %s in order, each once', (term, expected) => {
    expect(postings.of(term)).toEqual(expected)
    expect(postings.has(term)).toBe(expected.length > 0)
  })

  it('adds them to a list from the last on, with an offset', () => {
    const sentences = [9]
    postings.list('heat', 10, sentences)
    postings.list('boiler', 10, sentences)
    expect(sentences).toEqual([9, 13, 10])
  })
})
