import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { formatCount, type SuiteCount } from './counts.ts'
import { evaluateHtmldate } from './htmldate.ts'
import { evaluateExtruct, evaluateJsonLdInHtml } from './json-ld.ts'
import { evaluatePostlight } from './postlight.ts'
import { evaluateRobots } from './robots.ts'

/** Readers of others' sets by the name of the folder that holds a checkout of their repository. */
const suites: Readonly<Record<string, (folder: string) => readonly SuiteCount[]>> = {
  htmldate: evaluateHtmldate,
  postlight: evaluatePostlight,
  extruct: evaluateExtruct,
  robotstxt: evaluateRobots,
  'json-ld-api': evaluateJsonLdInHtml,
}

/**
 * Measures the core on evaluation sets of other projects, of which nothing is part of this one: `folder` holds checkouts of adbar/htmldate,
 * postlight/parser, scrapinghub/extruct, google/robotstxt and w3c/json-ld-api, named as above. Files that a checkout lacks are passed over.
 * Prints right, wrong and none beside what the peer says of itself. Returns the exit code: 1 when the folder holds none of them.
 */
export function evaluateSuites(folder: string): number {
  const present = Object.keys(suites).filter((name) => existsSync(join(folder, name)))
  if (present.length === 0) {
    console.error(`${folder} holds none of ${Object.keys(suites).join(', ')}`)
    return 1
  }
  for (const name of present) for (const count of suites[name]!(join(folder, name))) console.log(formatCount(count))
  const missing = Object.keys(suites).filter((name) => !present.includes(name))
  if (missing.length > 0) console.log(`Not there: ${missing.join(', ')}`)
  return 0
}
