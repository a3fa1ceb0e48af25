import { describe, expect, it } from 'vitest'
import { decidingRule, matchesPath, readRobots } from './robots-rules.ts'

const decide = async (text: string, path: string) => (await decidingRule((await readRobots(text, 'CitableBot')).rules, path))?.line ?? null

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
  })

  it('nothing behind 500 KiB is read', async () => {
    const text = `User-agent: *\n${'#'.repeat(500 * 1024)}\nDisallow: /`
    expect(await decide(text, '/')).toBeNull()
  })

  it('the pause between two requests', async () => {
    expect(await readRobots('User-agent: *\nCrawl-delay: 2.5\nDisallow: /a', 'CitableBot')).toMatchObject({ crawlDelayS: 2.5 })
  })
})

describe('hostile files of 500 KiB', () => {
  const path = `/${'a'.repeat(2_000)}`
  it.each<[string, string]>([
    ['wildcards', `Disallow: /${'*a'.repeat(900)}b\n`],
    ['near misses', `Disallow: /*${'a'.repeat(900)}b\n`],
    ['short near misses', 'Disallow: /*aaaaab\n'],
    ['short lines', 'Allow: /*b\n'],
    ['nothing but names', 'User-agent: *\n'],
  ])('%s leave the event loop free', async (_, line) => {
    const text = `User-agent: *\n${line.repeat(Math.ceil((500 * 1024) / line.length))}`
    // the thread's own time: what other programs take of the machine is not ours to answer for
    const spent = (): number => Object.values(process.threadCpuUsage()).reduce((sum, part) => sum + part, 0) / 1_000
    let longest = 0
    let last = spent()
    const ticks = setInterval(() => {
      longest = Math.max(longest, spent() - last)
      last = spent()
    }, 1)
    await decide(text, path)
    await new Promise((resolve) => setTimeout(resolve, 5))
    clearInterval(ticks)
    expect(longest).toBeLessThan(200)
  })
})
