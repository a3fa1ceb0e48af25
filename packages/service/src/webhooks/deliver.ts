import { retryAfterMs } from '@citable/providers/retry'
import type { FastifyBaseLogger } from 'fastify'
import type { FetchRefused, SafeFetch } from '../fetching/safe-fetch.ts'
import { pageLimits, type TransferLimits } from '../fetching/transfer.ts'
import { noTracer, type Span, type Tracer } from '../model/tracer.ts'
import { StorageFault } from '../storage/faults/storage-fault.ts'
import { type Storage, traceOfRow } from '../storage/storage.ts'
import { isTestSpace } from '../storage/tenants.ts'
import { type ClaimedDelivery, claimDelivery, endAttempt, noteAttempt } from '../storage/webhooks.ts'
import { createWorkLoop } from '../work-loop.ts'
import { deliveryTimeLimits, failingMs, nextWait } from './schedule.ts'
import { openSecret, signedHeaders } from './secrets.ts'

export interface DeliveryDependencies {
  readonly storage: Storage
  readonly safeFetch: SafeFetch
  readonly secret: string
  readonly userAgent: string
  /** Milliseconds. */
  readonly now: () => number
  /** The same by a clock that believes no sudden leap forward; default: `now`. */
  readonly settled?: () => number
  /** 0 ≤ x < 1. */
  readonly random: () => number
  /** Names this process among those on one database. */
  readonly owner: string
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** Absent: attempts are not traced. */
  readonly tracer?: Tracer
  readonly onAttempt?: (result: 'delivered' | 'failed' | 'abandoned') => void
}

/** Attempts at once; two per webhook, so that a slow receiver does not hold up the others. */
const concurrency = 8
const perWebhook = 2

/** An answer is read this far and thrown away; a redirect is a failure. */
const answerLimits: TransferLimits = {
  ...pageLimits,
  rawBytes: 16 * 1024,
  decodedBytes: 16 * 1024,
  totalMs: 15_000,
  headersMs: 15_000,
  redirects: 0,
}

export interface Deliveries {
  /** Sends what is due now. Resolves when every started attempt has ended. */
  sendDue(): Promise<void>
  close(): Promise<void>
}

/** Sends events to webhooks. The address is judged anew at every attempt: a name may point elsewhere by then. */
export function createDeliveries(dependencies: DeliveryDependencies): Deliveries {
  const { storage, now, owner, logger, tracer = noTracer } = dependencies
  const loop = createWorkLoop<ClaimedDelivery>({
    concurrency,
    claim: (running) => {
      const ids = running.map(({ webhook }) => webhook.id)
      const busy = ids.filter((id) => ids.filter((other) => other === id).length >= perWebhook)
      const atWork = running.map(({ delivery }) => delivery.id)
      return claimDelivery(storage, { owner, ms: deliveryTimeLimits.leaseMs }, now(), [...new Set(busy)], atWork)
    },
    run: (claimed) => {
      const { id, type, attempts } = claimed.delivery
      const attributes = { 'citable.delivery': id, 'citable.event_type': type, 'citable.attempt': attempts }
      return tracer
        .span('webhook attempt', { kind: 'client', parent: traceOfRow(claimed.delivery), attributes }, (span) =>
          attemptDelivery(claimed, span, dependencies),
        )
        .catch((error: unknown) => {
          // it is made again when its lease has ended
          if (!(error instanceof StorageFault)) logger.error({ err: error, delivery: id }, 'an attempt could not be noted')
        })
    },
  })
  return { sendDue: loop.runDue, close: loop.close }
}

async function attemptDelivery({ delivery, webhook }: ClaimedDelivery, span: Span, dependencies: DeliveryDependencies): Promise<void> {
  const { storage, safeFetch, secret, userAgent, now, settled = now, random, logger, onAttempt } = dependencies
  const started = now()
  const done = async (
    status: 'delivered' | 'failed' | 'abandoned',
    answer: { readonly status: number | null; readonly error: string | null },
    more: { readonly nextAt?: number; readonly disable?: boolean; readonly isUnsent?: boolean } = {},
  ): Promise<void> => {
    const end = {
      status,
      next_at: more.nextAt ?? null,
      response_status: answer.status,
      error: answer.error,
      ms: Math.max(0, Math.round(now() - started)),
    }
    const note = more.isUnsent ? [] : noteAttempt(storage, webhook.id, status === 'delivered', more.disable === true, now())
    await storage.write([endAttempt(storage, delivery, end), ...note])
    onAttempt?.(status)
    span.set({ 'citable.outcome': status, ...(answer.status !== null && { 'http.response.status_code': answer.status }) })
    logger.info({ delivery: delivery.id, webhook: webhook.id, type: delivery.type, status, response_status: answer.status }, 'webhook')
  }
  if (webhook.status === 'disabled') return done('abandoned', { status: null, error: 'the webhook is disabled' }, { isUnsent: true })
  if (isTestSpace(webhook.tenant_id)) return done('abandoned', { status: null, error: 'test keys send nothing' }, { isUnsent: true })

  const fail = (told: { readonly status: number | null; readonly error: string }, isGone = false, askedMs: number | null = null) => {
    const isHopeless = webhook.failing_since !== null && settled() - webhook.failing_since >= failingMs
    const wait = nextWait(delivery.attempts, random(), askedMs)
    if (isGone || isHopeless || wait === null) return done('abandoned', told, { disable: isGone || isHopeless })
    return done('failed', told, { nextAt: now() + wait })
  }

  const secrets = [
    webhook.secret,
    ...(webhook.old_secret_until !== null && webhook.old_secret_until > now() ? [webhook.old_secret ?? ''] : []),
  ]
  const opened = openSecrets(secrets, secret)
  if (opened === null) return fail({ status: null, error: 'the secret cannot be read; rotate it' })
  const answer = safeFetch.mayReach(webhook.url)
    ? await safeFetch.request(
        {
          url: webhook.url,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'user-agent': userAgent,
            ...(span.trace !== null && { traceparent: span.trace.traceparent }),
            ...(span.trace?.tracestate && { tracestate: span.trace.tracestate }),
            ...signedHeaders(delivery.event_id, Math.floor(started / 1000), delivery.body, opened),
          },
          body: delivery.body,
          limits: answerLimits,
          signal: AbortSignal.timeout(answerLimits.totalMs),
        },
        webhook.tenant_id,
      )
    : ({ ok: false, outcome: 'blocked', reason: 'scheme', detail: '' } satisfies FetchRefused)
  if (answer.ok && answer.status >= 200 && answer.status < 300) return done('delivered', { status: answer.status, error: null })

  const told = answer.ok ? { status: answer.status, error: `status ${answer.status}` } : { status: null, error: errorOf(answer) }
  return fail(told, answer.ok && answer.status === 410, answer.ok ? retryAfterMs(answer.headers['retry-after'], now()) : null)
}

/** Secrets in clear; null when the server secret is not the one they were sealed with. */
function openSecrets(sealed: readonly string[], serverSecret: string): readonly string[] | null {
  try {
    return sealed.map((each) => openSecret(each, serverSecret))
  } catch {
    return null
  }
}

/** The error in the log of deliveries; an address that is not public reads like one that does not exist. */
function errorOf({ outcome, reason }: FetchRefused): string {
  if (reason === 'redirects') return 'redirects are not followed'
  if (reason === 'raw_size' || reason === 'decoded_size') return 'the answer is longer than 16 KiB'
  return (
    { blocked: 'the address does not lead to a public server', timeout: 'no answer in time', failed: 'the connection failed' }[
      outcome as string
    ] ?? outcome
  )
}
