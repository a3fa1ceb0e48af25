import apiFetch from '@wordpress/api-fetch'
import type { StoredAnalysis } from '../host/stored-analysis.ts'
import { withText } from './analyze-post.ts'
import type { BulkPage, BulkPost } from './run-bulk.ts'
import type { Job } from './run-job.ts'
import { problemOf } from './site-answers.ts'

/** `analysed`: their present text; `outdated`: those of them that an older rubric has scored; `failed`: the service could not. */
export interface Counts {
  readonly published: number
  readonly analysed: number
  readonly outdated: number
  readonly failed: number
  readonly average: number | null
}

export interface Answer extends BulkPage {
  readonly by_service: boolean
  /** Under way at the service. */
  readonly job: Job | null
  readonly counts: Counts
}

const route = '/citable/v1/bulk'

/** No post has a smaller id: the answer holds no posts. */
export const countsOnly = 1

/** The posts with ids below `before`. */
export const readPage = (before: number, isRendered = true): Promise<Answer> =>
  apiFetch<Answer>({ path: `${route}?before=${before}&rendered=${isRendered}` })

/** The post with its text, or the code of why it has none. */
export const render = (post: BulkPost): Promise<BulkPost | string> =>
  apiFetch<{ html: string }>({ path: `/citable/v1/posts/${post.id}/content` }).then(
    ({ html }) => withText(post, html),
    (error: unknown) => {
      const problem = problemOf(error)
      if (problem === null) throw error
      return problem
    },
  )

/** `stored` or a code, by post. */
export async function storeAnalyses(
  analyses: readonly { readonly id: number; readonly analysis: StoredAnalysis }[],
): Promise<ReadonlyMap<number, string>> {
  const { results } = await apiFetch<{ results: readonly { id: number; result: string }[] }>({
    path: route,
    method: 'POST',
    data: { analyses },
  })
  return new Map(results.map(({ id, result }) => [id, result]))
}

export const sendJob = (action: 'start' | 'advance' | 'cancel'): Promise<Pick<Answer, 'job' | 'counts'>> =>
  apiFetch({ path: `${route}/job`, method: 'POST', data: { action } })
