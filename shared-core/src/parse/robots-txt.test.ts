import { afterAll, describe, expect, it } from 'vitest'
import { openStepCounter } from '../../../packages/tooling/src/gates/step-counter.ts'
import { decidingLine } from '../../test/counted-work.ts'
import { hostilePath, hostileRobots } from '../../test/hostile-robots.ts'
import { decidingRule, matchesPath, readRobotsTxt, withoutPauses } from './robots-txt.ts'

const groupOf = (text: string, token = 'CitableBot') => withoutPauses(readRobotsTxt(text, [token])).get(token)!

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
  it('the crawler’s own group counts, groups of one name are joined, the version does not matter', () => {
    const text =
      'User-agent: *\nDisallow: /\n\nUser-agent: citablebot/1.0\nUser-agent: other\nDisallow: /a # not this\n\nUser-Agent: CitableBot\nDisallow: /b'
    expect(decidingLine(text, '/a/1')).toBe('Disallow: /a # not this')
    expect(decidingLine(text, '/b')).toBe('Disallow: /b')
    expect(decidingLine(text, '/c')).toBeNull()
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
  ])('%j, at %s: %s', (lines, path, decides) => {
    expect(decidingLine(lines.join('\n'), path)).toBe(decides)
  })

  it('a group named twice in a row is one', () => {
    const { rules } = groupOf('User-agent: CitableBot\nUser-agent: CitableBot/2\nDisallow: /a')
    expect(rules).toEqual([{ allow: false, pattern: '/a', line: 'Disallow: /a' }])
  })

  it('the agent’s group without a rule allows everything', () => {
    expect(decidingLine('User-agent: *\nDisallow: /\nUser-agent: CitableBot\nDisallow:\n', '/a')).toBeNull()
  })

  it('the longest rule decides, and of two as long the one that allows', () => {
    const text = 'User-agent: *\r\nDisallow: /shop\rAllow: /shop/public\nDisallow: /x\nAllow: /x'
    expect(decidingLine(text, '/shop/cart')).toBe('Disallow: /shop')
    expect(decidingLine(text, '/shop/public/1')).toBe('Allow: /shop/public')
    expect(decidingLine(text, '/x')).toBe('Allow: /x')
  })

  it('an address has one form, however it is encoded', () => {
    expect(decidingLine('User-agent: *\nDisallow: /caf\u00e9', '/caf%c3%a9/1')).toBe('Disallow: /caf\u00e9')
    expect(decidingLine('User-agent: *\nDisallow: /%7Ejoe/', '/~joe/1')).toBe('Disallow: /%7Ejoe/')
    expect(decidingLine('User-agent: *\nDisallow: /a%2fb', '/a%2Fb')).toBe('Disallow: /a%2fb')
    expect(decidingLine('User-agent: *\nDisallow: /a%2fb', '/a/b')).toBeNull()
    expect(decidingLine('User-agent: *\nDisallow: /%41%2d', '/A-')).toBe('Disallow: /%41%2d')
    expect(decidingLine('User-agent: *\nDisallow: /%e6%97%a5%e6%9c%ac', '/日本')).toBe('Disallow: /%e6%97%a5%e6%9c%ac')
    expect(decidingLine('User-agent: *\nDisallow: /%f0%9f%98%80', '/😀')).toBe('Disallow: /%f0%9f%98%80')
  })

  it('nothing behind 500 KiB is read', () => {
    const text = `User-agent: *\n${'#'.repeat(500 * 1024)}\nDisallow: /`
    expect(decidingLine(text, '/')).toBeNull()
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
  ])('%j: %s seconds between two requests', (lines, seconds) => {
    expect(groupOf(lines.join('\n')).crawlDelayS).toBe(seconds)
  })
})

/** Pauses of a piece of work. */
const pausesOf = (work: Generator<void, unknown>): number => [...work].length

it('many lines and rules are read with pauses', () => {
  const lines = (count: number): string => `User-agent: *\n${'Allow: /b\n'.repeat(count - 1)}`
  expect(pausesOf(readRobotsTxt(lines(999), ['CitableBot']))).toBe(0)
  expect(pausesOf(readRobotsTxt(lines(3_000), ['CitableBot']))).toBe(3)
  const rules = (count: number) => Array.from({ length: count }, () => ({ allow: true, pattern: `/${'b'.repeat(999)}`, line: '' }))
  const path = `/${'c'.repeat(999)}`
  expect(pausesOf(decidingRule(rules(100), path))).toBe(0)
  expect(pausesOf(decidingRule(rules(303), path))).toBe(3)
})

describe('hostile files of 500 KiB', () => {
  const steps = openStepCounter<typeof import('../../test/counted-work.ts')>(new URL('../../test/counted-work.ts', import.meta.url))
  afterAll(() => steps.close())

  it.each(hostileRobots)('$name are read in a few steps for each of their characters, with pauses', async ({ text, pauses }) => {
    expect(await steps.count('decidingLine', text, hostilePath)).toBeLessThan(2 * text.length)
    const reading = pausesOf(readRobotsTxt(text, ['CitableBot']))
    expect(reading + pausesOf(decidingRule(groupOf(text).rules, hostilePath))).toBeGreaterThanOrEqual(pauses)
  })
})
