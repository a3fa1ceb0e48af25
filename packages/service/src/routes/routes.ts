import type { Translator } from '@citable/providers'
import type { DocumentFetch, SafeFetch } from '../fetching/safe-fetch.ts'
import type { AnswerOnce } from '../http/answers/answer-once.ts'
import type { RateLimits, RatePolicy } from '../http/limits/rate-limits.ts'
import type { OptimizeDependencies } from '../optimize/optimize-article.ts'
import type { Verifier } from '../verification/verifier.ts'
import { cancelJobRoute } from './cancel-job/route.ts'
import { changeKeyRoute } from './change-key/route.ts'
import { changeWebhookRoute } from './change-webhook/route.ts'
import { checkSourcesRoute } from './check-sources/route.ts'
import { createJobRoute } from './create-job/route.ts'
import { createKeyRoute } from './create-key/route.ts'
import { createWebhookRoute } from './create-webhook/route.ts'
import { deleteScoreRoute } from './delete-score/route.ts'
import { deleteWebhookRoute } from './delete-webhook/route.ts'
import { forgetSourcesRoute } from './forget-sources/route.ts'
import { listArticlesRoute } from './list-articles/route.ts'
import { listDeliveriesRoute } from './list-deliveries/route.ts'
import { listEnginesRoute } from './list-engines/route.ts'
import { listJobItemsRoute } from './list-job-items/route.ts'
import { listJobsRoute } from './list-jobs/route.ts'
import { listKeysRoute } from './list-keys/route.ts'
import { listPublishersRoute } from './list-publishers/route.ts'
import { listSourcesRoute } from './list-sources/route.ts'
import { listWebhooksRoute } from './list-webhooks/route.ts'
import { livezRoute } from './livez/route.ts'
import { optimizeRoute } from './optimize/route.ts'
import { reachAgentsRoute } from './reach-agents/route.ts'
import { readAnalyticsRoute } from './read-analytics/route.ts'
import { readJobRoute } from './read-job/route.ts'
import { readKeyRoute } from './read-key/route.ts'
import { readOpenApiRoute } from './read-open-api/route.ts'
import { readPublisherRoute } from './read-publisher/route.ts'
import { readScoreRoute } from './read-score/route.ts'
import { readSourcesRoute } from './read-sources/route.ts'
import { readTranslationRoute } from './read-translation/route.ts'
import { readVersionsRoute } from './read-versions/route.ts'
import { readWebhookRoute } from './read-webhook/route.ts'
import { readyzRoute } from './readyz/route.ts'
import { replayDeliveryRoute } from './replay-delivery/route.ts'
import { revokeKeyRoute } from './revoke-key/route.ts'
import { rotateKeyRoute } from './rotate-key/route.ts'
import { rotateWebhookRoute } from './rotate-webhook/route.ts'
import type { Route } from './route.ts'
import { sendEventsRoute } from './send-events/route.ts'
import { testWebhookRoute } from './test-webhook/route.ts'
import { translateRoute } from './translate/route.ts'
import { whoamiRoute } from './whoami/route.ts'

export interface RouteDependencies extends OptimizeDependencies, DocumentFetch {
  readonly webhookFetch: SafeFetch
  readonly answerOnce: AnswerOnce
  readonly translators: readonly Translator[]
  readonly budgetCharacters?: number | null
  readonly limits: RateLimits
  /** Buckets of another policy, shared like those of calls. */
  readonly limitsOf: (name: string, policy: RatePolicy) => RateLimits
  readonly secret: string
  readonly verifier: Verifier
  readonly eventRetentionMs?: number
  /** Called after a key was changed, rotated or revoked. */
  readonly keysChanged: () => void
  readonly version: string
  readonly openApi: string
  /** The address people reach the service at, without `/v1`; null: as called. */
  readonly publicUrl: string | null
  readonly bodyLimit: number
  readonly isDraining: () => boolean
  /** Lets workers of this process look for jobs and deliveries at once. */
  readonly wakeWorkers: () => void
  /** There are such workers. */
  readonly worksOnJobs: boolean
}

/** Every route of the service; a test compares the list with the contract's operations. */
export function createRoutes(dependencies: RouteDependencies): readonly Route[] {
  return [
    optimizeRoute(dependencies),
    readScoreRoute(dependencies),
    listArticlesRoute(dependencies),
    deleteScoreRoute(dependencies),
    checkSourcesRoute(dependencies),
    listSourcesRoute(dependencies),
    readSourcesRoute(dependencies),
    forgetSourcesRoute(dependencies),
    listPublishersRoute(dependencies),
    readPublisherRoute(dependencies),
    sendEventsRoute(dependencies),
    readAnalyticsRoute(dependencies),
    readVersionsRoute(dependencies),
    reachAgentsRoute(dependencies),
    translateRoute(dependencies),
    readTranslationRoute(dependencies),
    listEnginesRoute(dependencies),
    whoamiRoute(dependencies),
    createKeyRoute(dependencies),
    listKeysRoute(dependencies),
    readKeyRoute(dependencies),
    changeKeyRoute(dependencies),
    rotateKeyRoute(dependencies),
    revokeKeyRoute(dependencies),
    createJobRoute(dependencies),
    listJobsRoute(dependencies),
    readJobRoute(dependencies),
    listJobItemsRoute(dependencies),
    cancelJobRoute(dependencies),
    createWebhookRoute(dependencies),
    listWebhooksRoute(dependencies),
    readWebhookRoute(dependencies),
    changeWebhookRoute(dependencies),
    deleteWebhookRoute(dependencies),
    testWebhookRoute(dependencies),
    rotateWebhookRoute(dependencies),
    listDeliveriesRoute(dependencies),
    replayDeliveryRoute(dependencies),
    readOpenApiRoute(dependencies),
    livezRoute(),
    readyzRoute(dependencies),
  ]
}
