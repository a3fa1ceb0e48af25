import { expect, test } from 'vitest'
import { buildNodes } from '../../build-nodes.ts'
import { plainFacts } from '../test-node.ts'
import { isPublisher } from './author.ts'

const person = (name: string, key: string | null = null) => ({ kind: 'person' as const, name, url: null, key })
const authorsOf = (authors: readonly ReturnType<typeof person>[]) =>
  (buildNodes(
    { ...plainFacts, post: { ...plainFacts.post, authors } },
    { home: 'https://example.com/', page: 'https://example.com/post/' },
  ).post.find(({ headline }) => headline !== undefined)?.author ?? []) as readonly unknown[]

test.each([
  ['nobody', 0, 0],
  ['twelve', 12, 12],
  ['thirteen are cut to twelve', 13, 12],
])('%s', (_name, count, expected) =>
  expect(authorsOf(Array.from({ length: count }, (_, at) => person(`Author ${at}`)))).toHaveLength(expected),
)

test('one without a name replaces no other', () =>
  expect(authorsOf([person(''), ...Array.from({ length: 12 }, (_, at) => person(`Author ${at}`))])).toHaveLength(12))

test('authors are inside the article, never beside it as well', () => {
  const { site, post } = buildNodes(
    { ...plainFacts, post: { ...plainFacts.post, authors: [person('Ada')] } },
    { home: 'https://example.com/', page: '' },
  )
  expect([...site, ...post].filter(({ '@id': id }) => id.includes('/schema/person/'))).toEqual([])
})

test.each([
  ['the same key', person('Ada', 'a'), person('Ada N.', 'a'), true],
  ['another key', person('Ada', 'a'), person('Ada', 'b'), false],
  ['the same name where a key is missing', person('Ada'), person('Ada', 'b'), true],
  ['the same name where the publisher has no key', person('Ada', 'b'), person('Ada'), true],
  ['another name', person('Ada'), person('Eve'), false],
  ['another kind', person('Ada'), { ...person('Ada'), kind: 'organization' as const }, false],
])('is the publisher: %s', (_name, author, publisher, expected) =>
  expect(isPublisher(author, { ...plainFacts.site, publisher })).toBe(expected),
)
