import { describe, expect, it } from 'vitest'
import { createSiteParts } from './site-parts.ts'

/** A site that renders what it is asked for, and a clock that is moved by hand. */
function open(answer: (part: string) => string | null = (part) => `<b>${part}</b>`) {
  const asked: (readonly string[])[] = []
  const planned: (() => void)[] = []
  let isDown = false
  let told = 0
  const site = createSiteParts({
    // the last is no name of a shortcode, and must not become part of a pattern
    shortcodes: ['gallery', 'box', 'a+b'],
    async ask(parts) {
      asked.push(parts)
      if (isDown) throw new Error('offline')
      return parts.map(answer)
    },
    later: (run) => planned.push(run),
  })
  site.observe(() => {
    told += 1
  })
  return {
    site,
    asked,
    told: () => told,
    down: (yes: boolean) => {
      isDown = yes
    },
    async pass() {
      for (const run of planned.splice(0)) run()
      // the promises of one request settle within ten turns
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    },
  }
}

describe('what only the site can render', () => {
  it('is asked for once, when nothing new was wanted for a while, and announced when it is there', async () => {
    const { site, asked, pass, told } = open()
    expect([site.read('x'), site.read('x'), site.read('y')]).toEqual([undefined, undefined, undefined])
    expect(asked).toEqual([])
    await pass()
    expect(asked).toEqual([['x', 'y']])
    expect([site.read('x'), site.read('y'), told()]).toEqual(['<b>x</b>', '<b>y</b>', 1])
    await pass()
    expect(asked).toHaveLength(1)
  })

  it('is asked for as it is last, where it changed before it was asked for', async () => {
    const { site, asked, pass } = open()
    // the second argument is the version of what the markup refers to
    site.read('x', '')
    site.read('x', 'of today')
    await pass()
    await pass()
    expect([asked, site.read('x', 'of today')]).toEqual([[['x']], '<b>x</b>'])
  })

  it('is asked for in turns of fifty', async () => {
    const { site, asked, pass } = open()
    for (let at = 0; at < 120; at += 1) site.read(String(at))
    await pass()
    await pass()
    expect(asked.map((parts) => parts.length)).toEqual([50, 50, 20])
  })

  it('is not asked for again where the site cannot, and is where it did not answer', async () => {
    const { site, asked, pass, down, told } = open(() => null)
    site.read('x')
    await pass()
    expect(site.read('x')).toBe(null)
    await pass()
    expect(asked).toHaveLength(1)
    down(true)
    site.read('y')
    await pass()
    expect([site.read('y'), told()]).toEqual([null, 2])
    down(false)
    await pass()
    expect(asked.slice(1), 'nothing is asked for by itself').toEqual([['y']])
    expect(site.read('y')).toBe(undefined)
    await pass()
    expect(asked.slice(1)).toEqual([['y'], ['y']])
  })

  it('is never asked for beyond what the route takes', async () => {
    const { site, asked, pass } = open()
    expect(site.read('x'.repeat(100_001))).toBe(null)
    await pass()
    expect(asked).toEqual([])
  })
})

describe('shortcodes', () => {
  it.each([
    ['alone', 'See [gallery ids="1,2"].', ['[gallery ids="1,2"]']],
    ['around words', '<p>[box]Two <b>words</b>[/box] and more</p>', ['[box]Two <b>words</b>[/box]']],
    ['one after the other, the first not closed', '[box] [box]x[/box]', ['[box]', '[box]x[/box]']],
    ['of a longer name are others', '[gallery-two] [boxes]', []],
    ['that the site does not know, or whose name is none, are text', '[sic] [1] [a+b]', []],
  ])('%s', async (_name, html, parts) => {
    const { site, asked, pass } = open()
    site.fill(html)
    await pass()
    expect(asked).toEqual(parts.length === 0 ? [] : [parts])
  })

  it('stand as they are written until the site has answered', async () => {
    const { site, pass } = open()
    expect(site.fill('a [box] b')).toEqual({ html: 'a [box] b', isWhole: false })
    await pass()
    expect(site.fill('a [box] b')).toEqual({ html: 'a <b>[box]</b> b', isWhole: true })
    expect(site.fill('none')).toEqual({ html: 'none', isWhole: true })
  })
})
