import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { analyze } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import { contextOf } from '../context-of.ts'
import { add, countOf, type SuiteCount } from './counts.ts'

const read = (html: string) => analyze({ kind: 'page', html }, contextOf({ url: 'https://example.org/' }), { languages: allPacks }).article

/** Pages with JSON-LD of extruct's tests beside what it reads there; its own tests ask for equality, so its figure is all of them. */
export function evaluateExtruct(suite: string): readonly SuiteCount[] {
  const count = countOf('extruct: JSON-LD of its samples', 'all of its own tests')
  const samples = join(suite, 'tests/samples')
  for (const folder of readdirSync(samples))
    for (const file of readdirSync(join(samples, folder)).filter((name) => name.endsWith('.jsonld'))) {
      const page = join(samples, folder, file.replace(/\.jsonld$/, '.html'))
      if (!existsSync(page)) continue
      const expected = opened([JSON.parse(readFileSync(join(samples, folder, file), 'utf8'))])
      const ours = opened(read(readFileSync(page, 'utf8')).jsonLd)
      add(count, ours.length === 0 && expected.length > 0 ? null : isDeepStrictEqual(ours, expected))
    }
  return [count]
}

/** Lists opened, empty values left out: extruct gives nodes one by one. */
const opened = (values: readonly unknown[]): readonly unknown[] =>
  values.flatMap((value) => (Array.isArray(value) ? opened(value) : value === null ? [] : [value]))

interface Manifest {
  readonly sequence: readonly { readonly '@type': readonly string[]; readonly input: string; readonly expectErrorCode?: string }[]
}

/** W3C's tests of JSON-LD in HTML: every script of such a page is read, or counted as broken where the test calls it invalid. */
export function evaluateJsonLdInHtml(suite: string): readonly SuiteCount[] {
  const count = countOf('W3C: JSON-LD in HTML, scripts read')
  const tests = join(suite, 'tests')
  const { sequence } = JSON.parse(readFileSync(join(tests, 'html-manifest.jsonld'), 'utf8')) as Manifest
  for (const { input, expectErrorCode } of sequence) {
    const path = join(tests, input)
    if (!existsSync(path)) continue
    const html = readFileSync(path, 'utf8')
    const scripts = [...html.matchAll(/<script[^>]*ld\+json[^>]*>/gi)].length
    const { jsonLd, brokenJsonLd } = read(html)
    if (expectErrorCode === 'invalid script element') add(count, brokenJsonLd > 0)
    else add(count, jsonLd.length === 0 && scripts > 0 ? null : jsonLd.length + brokenJsonLd === scripts && brokenJsonLd === 0)
  }
  return [count]
}
