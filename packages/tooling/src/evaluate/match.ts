import { scoreMatch } from '@citable/core/evaluation'
import { groupBy, type Measure, measureGroups, readRows } from './data.ts'
import { winShare } from './statistics.ts'

interface Run {
  readonly prompt: string
  readonly query: string
  readonly results: readonly {
    readonly url: string
    readonly title: string
    readonly page_title: string | null
    readonly meta_description: string | null
    readonly cited: 0 | 1
  }[]
}

type Pair = { readonly better: number; readonly worse: number }

/** Search results of one run: do cited ones match the query better. Runs of one prompt share results, so a group is a prompt. */
export function evaluateMatch(folder: string): readonly Measure[] {
  const prompts = groupBy(readRows<Run>(folder, 'serp-citations/runs'), ({ prompt }) => prompt).map((runs) => ({
    prompt: runs[0]!.prompt,
    pairs: runs.flatMap(({ query, results }): readonly Pair[] => {
      const scored = results.map((result) => ({
        cited: result.cited,
        score: scoreMatch({
          query,
          title: result.page_title ?? result.title,
          description: result.meta_description ?? '',
          url: result.url,
          language: 'en',
        }),
      }))
      const cited = scored.filter((result) => result.cited === 1)
      const others = scored.filter((result) => result.cited === 0)
      return cited.flatMap((a) => others.map((b) => ({ better: a.score, worse: b.score })))
    }),
  }))
  return [
    measureGroups(
      { what: 'match', metric: 'AUC inside a run', gate: 0.68 },
      prompts,
      ({ prompt }) => prompt,
      (sample) => winShare(sample.flatMap(({ pairs }) => pairs)),
    ),
  ]
}
