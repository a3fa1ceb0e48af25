import { describe, expect, it } from 'vitest'
import { findClocks, findPhpClocks } from './find-clocks.ts'

const words = (text: string, file = 'a.test.ts') => findClocks(file, text).map(({ word }) => word)

describe('a clock is found', () => {
  it.each([
    ['const ms = performance.now() - began', ['performance.now']],
    ['const { user } = process.cpuUsage()', ['process.cpuUsage']],
    ['await new Promise((resolve) => setTimeout(resolve, 50))', ['setTimeout']],
    ["import { setTimeout as wait } from 'node:timers/promises'", ['node:timers/promises']],
    ['expect(Date.now() - began).toBeLessThan(500)', ['Date.now']],
    ['const real = Date.now', ['Date.now']],
    ['const peak = /VmHWM:\\s+(\\d+) kB/.exec(status)', ['VmHWM']],
    ["status.split('VmRSS')", ['VmHWM']],
    ['process.hrtime.bigint()', ['process.hrtime']],
    ['fetch(url, { signal: AbortSignal.timeout(50) })', ['AbortSignal.timeout']],
  ])('%s', (text, expected) => expect(words(text)).toEqual(expected))

  it('in a component test, with its line', () => {
    expect(findClocks('a.test.tsx', 'const a = <b>{c}</b>\nsetInterval(d, 5)')).toEqual([
      { file: 'a.test.tsx', line: 2, word: 'setInterval' },
    ])
  })

  it.each(['hrtime( true )', 'usleep(5)', 'getrusage()', 'memory_get_usage()'])('in PHP: %s', (call) => {
    expect(findPhpClocks('ATest.php', `<?php\n$a = ${call};`)).toEqual([{ file: 'ATest.php', line: 2, word: call.replace(/\(.*/, '') }])
  })
})

describe('no clock', () => {
  it.each([
    ['a word in a string', "const banned = 'performance.now() setTimeout'"],
    ['a word in a comment', '// performance.now() would differ'],
    ['a replaced clock', "vi.useFakeTimers({ toFake: ['setTimeout'] })"],
    ['a clock that the test made', 'service.clock.now'],
    ['the next turn', "import { setImmediate } from 'node:timers/promises'"],
    ['the microtask queue', 'await new Promise((resolve) => setImmediate(resolve))'],
  ])('%s', (_, text) => expect(words(text)).toEqual([]))
})
