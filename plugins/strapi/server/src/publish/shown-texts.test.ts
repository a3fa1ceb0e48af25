import { expect, test } from 'vitest'
import { changedAtOf, textsWith } from './shown-texts.ts'

const [first, second] = ['2026-11-01T10:00:00.000Z', '2026-11-03T10:00:00.000Z'] as const
const now = { text: 'words', shown: 'words and title', at: second }

test.each<[string, Parameters<typeof textsWith>, ReturnType<typeof textsWith>, string | null]>([
  ['its first', [null, null, now], [[second, now.shown]], null],
  ['the same', [[[first, now.shown]], null, now], [[first, now.shown]], null],
  [
    'another',
    [[[first, 'old']], null, now],
    [
      [first, 'old'],
      [second, now.shown],
    ],
    second,
  ],
  [
    'one that comes back',
    [
      [
        [first, now.shown],
        [first, 'other'],
      ],
      null,
      now,
    ],
    [
      [first, now.shown],
      [first, 'other'],
      [second, now.shown],
    ],
    second,
  ],
  ['the same as an older version of ours knew it', [null, { hash: 'words', since: first }, now], [[first, now.shown]], null],
  [
    'another than that',
    [null, { hash: 'old', since: first }, now],
    [
      [first, 'old'],
      [second, now.shown],
    ],
    second,
  ],
  [
    'that, where none was remembered',
    [[], { hash: 'old', since: first }, now],
    [
      [first, 'old'],
      [second, now.shown],
    ],
    second,
  ],
  ['one of which nobody knows when it was published', [[[first, 'old']], null, { ...now, at: null }], [[first, 'old']], null],
])('an entry has %s', (_what, parts, texts, changedAt) => {
  expect(textsWith(...parts)).toEqual(texts)
  expect(changedAtOf(texts)).toBe(changedAt)
})

test('thirty are remembered', () => {
  const many = Array.from({ length: 30 }, (_, index) => [first, `t${index}`] as const)
  const texts = textsWith(many, null, now)
  expect([texts.length, texts[0], texts.at(-1)]).toEqual([30, [first, 't1'], [second, now.shown]])
})
