import { translate } from '@citable/contract'
import type { AnswerOnce } from '../../http/answer-once.ts'
import { callSignal } from '../../http/call-signal.ts'
import { requireSite } from '../../keys/require-site.ts'
import { type TranslateDependencies, translateArticle } from '../../translation/translate-article.ts'
import { defineRoute, type Route } from '../route.ts'

/** Milliseconds a synchronous call may take. */
const deadlineMs = 30_000

/** Characters that cost one token. */
const charactersPerToken = 1_000

/** POST /v1/translate. */
export function translateRoute({
  answerOnce,
  bodyLimit,
  ...dependencies
}: TranslateDependencies & { readonly answerOnce: AnswerOnce; readonly bodyLimit: number }): Route {
  return defineRoute({
    operation: translate,
    bodyLimit,
    cost: ({ content, targets }) =>
      1 + Math.ceil((JSON.stringify(content ?? '').length * targets.length) / charactersPerToken) + (content === undefined ? 5 : 0),
    handle: ({ body, caller, request, reply }) => {
      requireSite(caller.key, body.url, body.content?.url)
      const signal = callSignal(reply, deadlineMs)
      let prepared: ReturnType<typeof translateArticle> | null = null
      return answerOnce(request, reply, translate.operationId, caller.tenant, async () => {
        prepared ??= translateArticle(body, caller.tenant, signal, dependencies)
        return (await prepared)()
      })
    },
  })
}
