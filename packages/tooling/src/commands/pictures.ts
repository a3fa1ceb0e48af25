import { join } from 'node:path'
import { runSuites } from '../gates/run-suites.ts'
import { gate2Runner } from '../gates/suites.ts'
import { root } from './check.ts'

/**
 * `npm run pictures`: draws the pictures of the documents anew, from the screens that the browser suites of gate 2 open on the newest
 * WordPress and in Strapi. Look at their difference before it is committed.
 */
export function pictures(): Promise<number> {
  process.env.GATE_OF_CITABLE = '2'
  process.env.CITABLE_PICTURES = join(root, 'packages/docs/images')
  return runSuites((['Strapi admin', 'WordPress in Chromium'] as const).map((name) => gate2Runner(name, () => null)))
}
