import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyze } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import { contextOf } from '../context-of.ts'
import { add, countOf, type SuiteCount } from './counts.ts'
import { decodePage } from './decode-page.ts'

const sets = ['eval_default', 'eval_mediacloud_2020'] as const
const folders = ['cache', 'eval', 'test_set'] as const

/** Stated in its documentation for 1,000 pages, these sets together; by day. */
const peer = 'htmldate says of itself on its 1,000 pages: accuracy .861 (fast), .903 (extensive)'

/**
 * Days of publication of the pages of htmldate's evaluation. Its truth is often the day of the last change, and the day at the place of its
 * annotator; the second count takes our day of the last change, and one day of difference, as right, too.
 */
export function evaluateHtmldate(suite: string): readonly SuiteCount[] {
  const strict = countOf('htmldate: day of publication', peer)
  const loose = countOf('htmldate: published or changed, ±1 day')
  for (const set of sets) {
    const pages = JSON.parse(readFileSync(join(suite, 'tests', `${set}.json`), 'utf8').replaceAll(/:\s*NaN\b/g, ': null')) as Readonly<
      Record<string, { readonly file: string; readonly date: string | null }>
    >
    for (const [url, { file, date }] of Object.entries(pages)) {
      const path = folders.map((folder) => join(suite, 'tests', folder, file)).find((one) => existsSync(one))
      if (path === undefined) continue
      const html = decodePage(readFileSync(path))
      const { article } = analyze({ kind: 'page', html }, contextOf({ url: URL.canParse(url) ? url : null }), { languages: allPacks })
      const [published, modified] = [article.datePublished, article.dateModified].map((found) => found?.value.slice(0, 10) ?? null)
      const isNone = published === null || published === undefined
      add(strict, isNone ? (date === null ? true : null) : published === date)
      const days = [published, modified].filter((day) => typeof day === 'string')
      add(
        loose,
        days.length === 0 ? (date === null ? true : null) : date !== null && days.some((day) => Math.abs(distance(day, date)) <= 1),
      )
    }
  }
  return [strict, loose]
}

const distance = (one: string, other: string): number => (Date.parse(one) - Date.parse(other)) / 86_400_000
