import { gate2Runner } from '../gates/suites.ts'
import { runWhenComplete } from './test.ts'

/**
 * `npm run pictures`: draws the pictures of the documents anew, from the screens that the browser suites of gate 2 open on the newest
 * WordPress and in Strapi. Look at their difference before it is committed.
 */
export function pictures(): Promise<number> {
  process.env.GATE_OF_CITABLE = '2'
  process.env.CITABLE_PICTURES = '1'
  return runWhenComplete((['Strapi admin', 'WordPress in Chromium'] as const).map((name) => gate2Runner(name, () => null)))
}
