import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readArticle } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import { checks } from '../../../../shared-core/src/checks/index.ts'
import { scoreArticle } from '../../../../shared-core/src/score-article.ts'
import { spellings, tricks } from '../../../../shared-core/test/tricks.ts'
import { contextOf } from './context-of.ts'
import type { Measure } from './data.ts'
import { interval } from './statistics.ts'

/** Points by which rounding may raise a score. */
const tolerance = 1

/** The least share of pages on which a trick gains nothing, and on which a spelling changes nothing. */
const gates = { tricks: 1, spellings: 1 } as const

/**
 * Changes that a score must never reward, and changes that must not move it, over all pages: the share of pages on which each holds. `beside` tells the
 * mean gain and the largest.
 */
export function evaluateProperties(folder: string): readonly Measure[] {
  const resources = { languages: allPacks }
  const pages = readFileSync(join(folder, 'pages/gold.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { id, url } = JSON.parse(line) as { id: string; url: string | null }
      const context = contextOf({ url })
      const article = readArticle(
        { kind: 'page', html: gunzipSync(readFileSync(join(folder, `pages/${id}.html.gz`))).toString('utf8') },
        context,
      )
      return { article, context, before: scoreArticle(article, context, resources, checks).report.aeo.value }
    })
  const measure = (kind: keyof typeof gates): readonly Measure[] =>
    Object.entries(kind === 'tricks' ? tricks : spellings).map(([metric, change]) => {
      const gains = pages.flatMap(({ article, context, before }) => {
        const changed = change(article)
        return changed === null ? [] : [scoreArticle(changed, context, resources, checks).report.aeo.value - before]
      })
      const holds = (sample: readonly number[]): number =>
        sample.filter((gain) => (kind === 'tricks' ? gain <= tolerance : Math.abs(gain) <= tolerance)).length / sample.length
      return {
        what: kind === 'tricks' ? 'never raised' : 'never changed',
        metric,
        value: holds(gains),
        interval: interval(gains, holds),
        gate: gates[kind],
        groups: gains.length,
        beside: { 'mean gain': gains.reduce((sum, gain) => sum + gain, 0) / gains.length, 'largest gain': Math.max(...gains) },
      }
    })
  return [...measure('tricks'), ...measure('spellings')]
}
