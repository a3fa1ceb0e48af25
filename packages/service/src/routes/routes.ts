import type { AnswerOnce } from '../http/answer-once.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { OptimizeDependencies } from '../optimize-article.ts'
import { createKeyRoute } from './create-key/route.ts'
import { listKeysRoute } from './list-keys/route.ts'
import { listPublishersRoute } from './list-publishers/route.ts'
import { livezRoute } from './livez/route.ts'
import { optimizeRoute } from './optimize/route.ts'
import { readKeyRoute } from './read-key/route.ts'
import { readOpenApiRoute } from './read-open-api/route.ts'
import { readPublisherRoute } from './read-publisher/route.ts'
import { readScoreRoute } from './read-score/route.ts'
import { readyzRoute } from './readyz/route.ts'
import { revokeKeyRoute } from './revoke-key/route.ts'
import type { Route } from './route.ts'
import { whoamiRoute } from './whoami/route.ts'

export interface RouteDependencies extends OptimizeDependencies {
  readonly answerOnce: AnswerOnce
  readonly limits: RateLimits
  readonly secret: string
  readonly version: string
  readonly openApi: string
  readonly bodyLimit: number
  readonly isDraining: () => boolean
}

/** Every route of the service; a test compares the list with the contract's operations. */
export function createRoutes(dependencies: RouteDependencies): readonly Route[] {
  return [
    optimizeRoute(dependencies),
    readScoreRoute(dependencies),
    listPublishersRoute(dependencies),
    readPublisherRoute(dependencies),
    whoamiRoute(dependencies),
    createKeyRoute(dependencies),
    listKeysRoute(dependencies),
    readKeyRoute(dependencies),
    revokeKeyRoute(dependencies),
    readOpenApiRoute(dependencies),
    livezRoute(),
    readyzRoute(dependencies),
  ]
}
