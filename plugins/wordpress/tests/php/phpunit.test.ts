import { describe, expect, it } from 'vitest'
import { openSite } from '../open-site.ts'
import { runPhpUnit } from './run-phpunit.ts'

/** Runs once, while tests are collected: each of PHPUnit's cases then becomes a test of its own here. */
const site = await openSite(8892)
const { tests, output, code, log } = await runPhpUnit(site).finally(() => site.stop())

describe('PHPUnit', () => {
  it('runs to its end', () => {
    expect(tests.length, output).toBeGreaterThan(300)
    expect(tests.some(({ failure }) => failure !== null) || code === 0, output).toBe(true)
  })
  it('leaves the debug log empty', () => {
    expect(log).toBe('')
  })
})

for (const suite of new Set(tests.map((test) => test.suite)))
  describe(suite, () => {
    for (const { name, failure } of tests.filter((test) => test.suite === suite))
      it(name, () => {
        expect(failure).toBeNull()
      })
  })
