import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../open-site.ts'
import { notTimed, type PhpRun, runPhpUnit } from './run-phpunit.ts'

/** A test that needs what another leaves behind fails here, and so does one that leaves something behind. */

const site = await openSite()
afterAll(() => site.stop())

const failuresOf = ({ tests, output, code }: PhpRun): readonly string[] => {
  const failed = tests.flatMap(({ suite, name, failure }) => (failure === null ? [] : [`${suite}: ${name}: ${failure}`]))
  return code === 0 || failed.length > 0 ? failed : [output.slice(-2000)]
}

describe('PHPUnit in random order', () => {
  let run: PhpRun
  beforeAll(async () => {
    run = await runPhpUnit(site, [...notTimed, '--order-by=random'])
  })

  it('passes; the order is repeated with --random-order-seed', () => {
    expect(failuresOf(run), /Random Seed:\s+\d+/.exec(run.output)?.[0]).toEqual([])
  })
  it('leaves the debug log empty', () => {
    expect(run.log).toBe('')
  })
})

const classes = readdirSync(new URL('.', import.meta.url)).flatMap((file) => /^(\w+Test)\.php$/.exec(file)?.[1] ?? [])

describe('each test class alone', () => {
  it.each(classes)('%s passes', async (name) => {
    expect(failuresOf(await runPhpUnit(site, [...notTimed, '--filter', `^${name}::`]))).toEqual([])
  })
})
