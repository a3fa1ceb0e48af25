import { expect, it } from 'vitest'
import { createRobotsFiles } from './robots.ts'

const check = (text: string, path: string) =>
  createRobotsFiles(
    async (url) => ({ url, redirects: [], status: 200, headers: {}, robotsTags: [], body: Buffer.from(text), rawBytes: text.length }),
    () => false,
    () => 0,
  ).check(new URL(path, 'https://example.com'), new AbortController().signal)

it.each([
  ['/\u00e4/x', false],
  ['/%c3%a4/x', false],
  ['/a', true],
  ['/robots.txt', true],
])('the group of our own agent binds %s: %s', async (path, allowed) => {
  expect(await check('User-agent: CitableBot\nDisallow: /\u00e4/\nDisallow: /robots.txt', path)).toMatchObject({ allowed })
})

it('the event loop has its turn while a long file is read', async () => {
  let turns = 0
  let isDone = false
  const count = (): void => {
    turns++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await check(`User-agent: *\n${'Disallow: /*b\n'.repeat(20_000)}`, `/${'a'.repeat(1_000)}`)
  isDone = true
  expect(turns).toBeGreaterThan(100)
})
