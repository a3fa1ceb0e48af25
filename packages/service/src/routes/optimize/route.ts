import { optimize } from '@citable/contract'
import type { AnswerOnce } from '../../http/answer-once.ts'
import { type OptimizeDependencies, optimizeArticle } from '../../optimize-article.ts'
import { defineRoute, type Route } from '../route.ts'

/** Milliseconds a synchronous call may take. */
const deadlineMs = 30_000

/** POST /v1/optimize. A page that has to be fetched costs more than a text that is sent along. */
export function optimizeRoute({
  answerOnce,
  bodyLimit,
  ...dependencies
}: OptimizeDependencies & { readonly answerOnce: AnswerOnce; readonly bodyLimit: number }): Route {
  return defineRoute({
    operation: optimize,
    cost: (body) => (body.url === undefined ? 2 : 5),
    bodyLimit,
    handle: ({ body, caller, request, reply }) => {
      const left = new AbortController()
      reply.raw.once('close', () => left.abort())
      const signal = AbortSignal.any([left.signal, AbortSignal.timeout(deadlineMs)])
      let prepared: ReturnType<typeof optimizeArticle> | null = null
      return answerOnce(request, reply, optimize.operationId, caller.tenant, async () => {
        prepared ??= optimizeArticle(body, caller.tenant, signal, dependencies)
        return (await prepared)()
      })
    },
  })
}
