import { describe, expect, it } from 'vitest'
import { firstKeyphrase, targetQueries } from './keyphrase.ts'

describe('what an analysis is asked about', () => {
  it.each([
    ['the keyphrase alone', 'rye bread', [], ['rye bread']],
    ['questions alone', '', ['How long?'], ['How long?']],
    [
      'questions, then the keyphrase, then other phrases',
      'rye bread',
      ['linen', 'How long?', '何日？'],
      ['How long?', '何日？', 'rye bread', 'linen'],
    ],
    ['each once', 'linen', ['linen'], ['linen']],
  ])('%s', (_, keyphrase, queries, expected) => {
    expect(targetQueries(keyphrase, queries)).toEqual(expected)
  })
  it('never leaves the keyphrase out for the tenth question', () => {
    const questions = Array.from({ length: 10 }, (_, at) => `Question ${at}?`)
    expect(targetQueries('rye bread', questions)).toEqual([...questions.slice(0, 9), 'rye bread'])
  })
})

it.each([
  ['rye bread, loaf', 'rye bread'],
  ['  rye bread ', 'rye bread'],
  [',', ''],
  ['', ''],
])('of %j the first keyphrase is %j', (text, first) => {
  expect(firstKeyphrase(text)).toBe(first)
})
