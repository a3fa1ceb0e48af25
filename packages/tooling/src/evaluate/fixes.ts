import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { analyze } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import { judgeFixes } from '../../../../shared-core/src/testing/judge-fixes.ts'
import { contextOf } from './context-of.ts'
import type { Measure } from './data.ts'
import { interval, mean } from './statistics.ts'

/** Every change that is offered for a real page, applied alone: the share that does no harm. One that harms is one too many. */
export function evaluateFixes(folder: string): readonly Measure[] {
  const pages = readFileSync(join(folder, 'pages/gold.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly id: string; readonly url: string | null; readonly date_published: string | null })
  const judged = pages.map(({ id, url, date_published }) => {
    const html = gunzipSync(readFileSync(join(folder, `pages/${id}.html.gz`))).toString('utf8')
    const context = contextOf({
      url: url ?? 'https://example.org/',
      now: date_published?.slice(0, 10) || '2026-01-01',
      options: { seo: true, aeo: true, titles: 0 },
    })
    const { article } = analyze({ kind: 'page', html }, context, { languages: allPacks })
    const fixes = judgeFixes(article, context, { languages: allPacks })
    for (const { check, harms } of fixes) for (const harm of harms) console.log(`${id} ${check}: ${harm}`)
    return fixes.map(({ harms }) => harms.length === 0)
  })
  const share = (sample: readonly (readonly boolean[])[]): number => mean(sample.flat().map(Number))
  return [
    {
      what: 'fixes',
      metric: 'share that does no harm',
      value: share(judged),
      interval: interval(judged, share),
      gate: 1,
      groups: judged.length,
      beside: { 'changes offered': judged.flat().length },
    },
  ]
}
