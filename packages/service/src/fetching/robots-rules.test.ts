import { afterAll, describe, expect, it } from 'vitest'
import { openStepCounter } from '../../../tooling/src/gates/step-counter.ts'
import { decidingRule, matchesPath, readRobots } from './robots-rules.ts'
import { decide } from './testing/decide.ts'
import { hostilePath, hostileRobots } from './testing/hostile-robots.ts'

describe('patterns', () => {
  it.each<[string, string, boolean]>([
    ['/', '/anything', true],
    ['/fish', '/fishheads', true],
    ['/fish', '/Fish', false],
    ['/fish*.php', '/fishheads/catfish.php?parameters', true],
    ['/*.php$', '/folder/filename.php', true],
    ['/*.php$', '/filename.php?parameters', false],
    ['/*.php$', '/a.php/b.php', true],
    ['/a$', '/a', true],
    ['/a$', '/ab', false],
    ['/*ab*ab$', '/ab', false],
    ['/*ab*ab$', '/abab', true],
    ['*/b', '/a/b', true],
    ['/**', '/', true],
    ['/a*c*d', '/abd', false],
    ['/a*b$', '/ab', true],
    ['*', '', true],
    ['$', '', true],
    ['$', '/', false],
    ['/a*$', '/ab', true],
  ])('%s on %s: %s', (pattern, path, matches) => {
    expect(matchesPath(pattern, path)).toBe(matches)
  })
})

describe('groups', () => {
  it('the crawler’s own group counts, groups of one name are joined, the version does not matter', async () => {
    const text =
      'User-agent: *\nDisallow: /\n\nUser-agent: citablebot/1.0\nUser-agent: other\nDisallow: /a # not this\n\nUser-Agent: CitableBot\nDisallow: /b'
    expect(await decide(text, '/a/1')).toBe('Disallow: /a # not this')
    expect(await decide(text, '/b')).toBe('Disallow: /b')
    expect(await decide(text, '/c')).toBeNull()
  })

  it.each<[lines: string[], path: string, decides: string | null]>([
    [['User-agent: other', 'Disallow: /'], '/a', null],
    [['User-agent: CitableBot', 'Disallow: /a', 'User-agent: other', 'Disallow: /b'], '/b', null],
    [['User-agent: other', 'Disallow: /a', 'User-agent: CitableBot', 'Disallow: /b'], '/a', null],
    [['User-agent: *', 'Disallow: /a', 'User-agent: other', 'Crawl-delay: 1', 'User-agent: CitableBot', 'Disallow: /b'], '/a', null],
    [['User-agent: CitableBot', 'User-agent: other', 'Disallow: /a'], '/a', 'Disallow: /a'],
    [['User-agent: CitableBot', 'Crawl-delay: 1', 'User-agent: other', 'Disallow: /a'], '/a', null],
    [['user-agent : citablebot / 2', '  disallow : /a  '], '/a', 'disallow : /a'],
    [['Disallow: /'], '/a', null],
    [['User-agent: CitableBot', 'Disallow'], '/a', null],
    [['User-agent: CitableBot', 'Disallow /x: /a', 'Sitemap: /a'], '/a', null],
    [['User-agent: CitableBot', '', '# a note', 'Disallow: /a#b'], '/a', 'Disallow: /a#b'],
    [['User-agent: CitableBot', 'Allow: /a', 'Disallow: /b', 'Disallow: /a'], '/a', 'Allow: /a'],
    [['User-agent: CitableBot', 'Allow: /a', 'Disallow: /a/b', 'Disallow: /c'], '/a/b', 'Disallow: /a/b'],
    [['User-agent: CitableBot', 'Disallow: /a/b', 'Allow: /a', 'Allow: /c'], '/a/b', 'Disallow: /a/b'],
    [['User-agent: CitableBot', 'Disallow: /a', 'Disallow: /*'], '/b', 'Disallow: /*'],
  ])('%j, at %s: %s', async (lines, path, decides) => {
    expect(await decide(lines.join('\n'), path)).toBe(decides)
  })

  it('a group named twice in a row is one', async () => {
    const { rules } = await readRobots('User-agent: CitableBot\nUser-agent: CitableBot/2\nDisallow: /a', 'CitableBot')
    expect(rules).toEqual([{ allow: false, pattern: '/a', line: 'Disallow: /a' }])
  })

  it('a group of ours without a rule allows everything', async () => {
    expect(await decide('User-agent: *\nDisallow: /\nUser-agent: CitableBot\nDisallow:\n', '/a')).toBeNull()
  })

  it('the longest rule decides, and of two as long the one that allows', async () => {
    const text = 'User-agent: *\r\nDisallow: /shop\rAllow: /shop/public\nDisallow: /x\nAllow: /x'
    expect(await decide(text, '/shop/cart')).toBe('Disallow: /shop')
    expect(await decide(text, '/shop/public/1')).toBe('Allow: /shop/public')
    expect(await decide(text, '/x')).toBe('Allow: /x')
  })

  it('an address has one form, however it is encoded', async () => {
    expect(await decide('User-agent: *\nDisallow: /caf\u00e9', '/caf%c3%a9/1')).toBe('Disallow: /caf\u00e9')
    expect(await decide('User-agent: *\nDisallow: /%7Ejoe/', '/~joe/1')).toBe('Disallow: /%7Ejoe/')
    expect(await decide('User-agent: *\nDisallow: /a%2fb', '/a%2Fb')).toBe('Disallow: /a%2fb')
    expect(await decide('User-agent: *\nDisallow: /a%2fb', '/a/b')).toBeNull()
    expect(await decide('User-agent: *\nDisallow: /%41%2d', '/A-')).toBe('Disallow: /%41%2d')
    expect(await decide('User-agent: *\nDisallow: /%e6%97%a5%e6%9c%ac', '/日本')).toBe('Disallow: /%e6%97%a5%e6%9c%ac')
    expect(await decide('User-agent: *\nDisallow: /%f0%9f%98%80', '/😀')).toBe('Disallow: /%f0%9f%98%80')
  })

  it('nothing behind 500 KiB is read', async () => {
    const text = `User-agent: *\n${'#'.repeat(500 * 1024)}\nDisallow: /`
    expect(await decide(text, '/')).toBeNull()
  })

  it.each<[lines: string[], seconds: number | null]>([
    [['User-agent: *', 'Crawl-delay: 2.5', 'Disallow: /a'], 2.5],
    [['User-agent: *', 'Crawl-delay: 0'], 0],
    [['User-agent: *', 'Crawl-delay: -1', 'Crawl-delay: 3'], 3],
    [['User-agent: *', 'Crawl-delay:', 'Crawl-delay: soon', 'Crawl-delay: 4'], 4],
    [['User-agent: *', 'Crawl-delay: 5', 'Crawl-delay: 6'], 5],
    [['User-agent: other', 'Crawl-delay: 5'], null],
    [['User-agent: *', 'Request-rate: 5'], null],
    [['User-agent: *', 'Crawl-delay: 5', 'User-agent: CitableBot', 'Disallow: /a'], null],
  ])('%j: %s seconds between two requests', async (lines, seconds) => {
    expect((await readRobots(lines.join('\n'), 'CitableBot')).crawlDelayS).toBe(seconds)
  })
})

/** Turns that others have while something is done. */
const turnsDuring = async (work: () => Promise<unknown>): Promise<number> => {
  let turns = 0
  let isDone = false
  const count = (): void => {
    turns++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isDone = true
  return turns
}

it('others have their turn while many lines and rules are read', async () => {
  const lines = (count: number): string => `User-agent: *\n${'Allow: /b\n'.repeat(count - 1)}`
  expect(await turnsDuring(() => readRobots(lines(999), 'CitableBot'))).toBe(0)
  expect(await turnsDuring(() => readRobots(lines(3_000), 'CitableBot'))).toBeGreaterThanOrEqual(2)
  expect(await turnsDuring(() => readRobots(lines(3_000), 'CitableBot'))).toBeLessThanOrEqual(3)
  const rules = (count: number) => Array.from({ length: count }, () => ({ allow: true, pattern: `/${'b'.repeat(999)}`, line: '' }))
  const path = `/${'c'.repeat(999)}`
  expect(await turnsDuring(() => decidingRule(rules(100), path))).toBe(0)
  expect(await turnsDuring(() => decidingRule(rules(303), path))).toBeGreaterThanOrEqual(2)
  expect(await turnsDuring(() => decidingRule(rules(303), path))).toBeLessThanOrEqual(3)
})

describe('hostile files of 500 KiB', () => {
  const steps = openStepCounter<typeof import('./testing/decide.ts')>(new URL('./testing/decide.ts', import.meta.url))
  afterAll(() => steps.close())

  it.each(hostileRobots)(
    '$name are read in a few steps for each of their characters, and others have their turn',
    async ({ text, turns }) => {
      expect(await steps.count('decide', text, hostilePath)).toBeLessThan(6 * text.length)
      expect(await turnsDuring(() => decide(text, hostilePath))).toBeGreaterThanOrEqual(turns)
    },
  )
})
