import { expect, it } from 'vitest'
import { createSafeFetch } from './safe-fetch.ts'
import { readFetchException } from './url-policy.ts'

const exceptions = ['hooks.internal=10.0.0.0/8', '127.0.0.1:9000=127.0.0.1/32'].map((text) => readFetchException(text)!)
const { mayReach } = createSafeFetch({ userAgent: 'test', exceptions })

it.each([
  ['https://hooks.example.com/in', true],
  ['http://hooks.example.com/in', false],
  ['https://hooks.internal/in', true],
  ['http://hooks.internal/in', true],
  ['http://other.internal/in', false],
  ['http://127.0.0.1:9000/in', true],
  ['http://127.0.0.1:9001/in', false],
  ['http://127.0.0.1/in', false],
  ['ftp://hooks.internal/in', false],
  ['http://user@hooks.internal/in', false],
  ['http://10.0.0.7/in', false],
])('%s may be told of events: %s', (url, expected) => expect(mayReach(url)).toBe(expected))
