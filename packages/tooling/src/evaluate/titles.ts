import { headlineRisk, rankTitles } from '@citable/core/evaluation'
import { type Measure, measureGroups, readRows } from './data.ts'
import { areaUnderCurve, mean } from './statistics.ts'

interface Experiment {
  readonly test: string
  readonly arms: readonly {
    readonly headline: string
    readonly image: string | null
    readonly impressions: number
    readonly clicks: number
  }[]
}

/** Pairs count with at least this many impressions on each side and this much of a difference. */
const min = { impressions: 1_000, z: 1.96 } as const

/** Click rates' difference in standard errors. */
function zScore(a: Experiment['arms'][number], b: Experiment['arms'][number]): number {
  const rate = (a.clicks + b.clicks) / (a.impressions + b.impressions)
  return (a.clicks / a.impressions - b.clicks / b.impressions) / Math.sqrt(rate * (1 - rate) * (1 / a.impressions + 1 / b.impressions))
}

/** Headline experiments: whether the headline that won is first. One group is an experiment. */
export function evaluateTitleRanking(folder: string): readonly Measure[] {
  const groups: { readonly test: string; readonly right: readonly number[] }[] = []
  for (const { test, arms } of readRows<Experiment>(folder, 'headlines-ab/tests')) {
    const right: number[] = []
    for (const [index, a] of arms.entries()) {
      for (const b of arms.slice(index + 1)) {
        if (a.image !== b.image || a.headline === b.headline || Math.min(a.impressions, b.impressions) < min.impressions) continue
        const z = zScore(a, b)
        if (Math.abs(z) <= min.z) continue
        const first = rankTitles([a.headline, b.headline], { language: 'en' })[0]
        right.push(first?.text === (z > 0 ? a.headline : b.headline) ? 1 : 0)
      }
    }
    if (right.length > 0) groups.push({ test, right })
  }
  return [
    measureGroups(
      { what: 'title ranking', metric: 'pairs in order', gate: 0.61 },
      groups,
      ({ test }) => test,
      (sample) => mean(sample.flatMap(({ right }) => right)),
    ),
  ]
}

/** Headlines of sites with and without clickbait, in lower case and as written. */
export function evaluateClickbait(folder: string): readonly Measure[] {
  const rows = readRows<{ headline: string; clickbait: 0 | 1 }>(folder, 'clickbait/headlines')
  return (['lower case', 'as written'] as const).map((metric) => {
    const judged = rows.map(({ headline, clickbait }) => ({
      risk: headlineRisk(metric === 'lower case' ? headline.toLowerCase() : headline, 'en'),
      clickbait,
      key: headline.toLowerCase(),
    }))
    return measureGroups(
      { what: 'clickbait', metric: `AUC, ${metric}`, gate: 0.93 },
      judged,
      ({ key }) => key,
      (sample) =>
        areaUnderCurve(
          sample.filter(({ clickbait }) => clickbait === 1).map(({ risk }) => risk),
          sample.filter(({ clickbait }) => clickbait === 0).map(({ risk }) => risk),
        ),
      60,
    )
  })
}
