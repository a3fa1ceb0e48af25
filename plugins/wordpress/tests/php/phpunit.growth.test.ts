import { afterAll, expect, it } from 'vitest'
import { openSite } from '../open-site.ts'
import { runPhpUnit } from './run-phpunit.ts'

const site = await openSite()
afterAll(() => site.stop())

it('PHP spends no more time on a page than it may', async () => {
  const { tests, code, output } = await runPhpUnit(site, ['--group', 'growth'])
  expect(tests.length).toBeGreaterThan(0)
  expect(code, output).toBe(0)
})
