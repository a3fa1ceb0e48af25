import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chosen, openSite } from '../open-site.ts'
import { notTimed, runPhpUnit } from './run-phpunit.ts'

/** Runs once, while tests are collected: each of PHPUnit's cases then becomes a test of its own here. */
const site = await openSite()
const hasSqliteDriver = existsSync(join(site.siteDirectory, 'wp-content/db.php'))
const { tests, output, code, log } = await runPhpUnit(site, notTimed).finally(() => site.stop())

describe('the site', () => {
  it('is the WordPress and the database that were chosen', () => {
    expect(site.version).toMatch(chosen.version === undefined ? /^(?!6\.8\b)\d+\.\d+/ : new RegExp(`^${chosen.version}\\b`))
    expect(hasSqliteDriver).toBe(chosen.database === 'sqlite')
  })
})

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
