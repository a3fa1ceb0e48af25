import { Drafts, Optimization } from '@citable/contract'
import { mainHtml } from '@citable/core'
import type { AnalysisPool } from '../../src/analysis/analysis-pool.ts'
import { analysedArticle, packedPageOf, printedRequestOf } from '../../src/analysis/analysis-result.ts'
import { readInput, runJob } from '../../src/analysis/run-analysis.ts'
import { readBody } from '../../src/http/bodies/read-body.ts'
import { segmentArticle } from '../../src/translation/merge/segment-article.ts'

/** A pool without threads, for tests that are not about its limits. Looks at what the service no longer looks at: that each optimization fits its schema. */
export const directPool: AnalysisPool = {
  read: async (job) => ({ ok: true, read: readBody(job) }),
  print: async (values) => ({ ok: true, texts: values.map((value) => JSON.stringify(value)) }),
  segment: async (job) => {
    const segmented = segmentArticle(structuredClone(job))
    return typeof segmented === 'string'
      ? { ok: false, reason: 'markup', message: segmented }
      : { ok: true, ...structuredClone(segmented), ms: 1 }
  },
  run: async (job) => {
    const main = job.includeMain ? readInput(job.input) : null
    const { optimization, ...more } = runJob(job)
    const { drafts, ...rest } = optimization
    const valid = JSON.stringify([Optimization.parse(rest), Drafts.optional().parse(drafts)])
    if (valid !== JSON.stringify([rest, drafts])) throw new Error('The optimization has members that its schema does not have.')
    return {
      ok: true,
      ...analysedArticle(optimization, printedRequestOf(job, readInput(job.input)), packedPageOf(job), more),
      mainHtml: main?.kind === 'page' ? mainHtml(main.html, null) : null,
      ms: 1,
    }
  },
  close: async () => {},
}
