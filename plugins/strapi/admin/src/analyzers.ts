import {
  type AnalysisRequest,
  type Analyzer,
  type CallService,
  createDeviceFirstAnalyzer,
  createFallbackAnalyzer,
  createServiceAnalyzer,
  createWorkerAnalyzer,
  timerSchedule,
  type WorkerLike,
} from '@citable/editor'
import { pluginId, startWorker } from './id.ts'

/** Answer of the plugin's own route: what the service said, or why there is none. */
type Relayed =
  | { readonly ok: true; readonly body: unknown }
  | {
      readonly ok: false
      readonly reason: string
      readonly code: string | null
      readonly detail: string
      readonly status: number | null
      readonly retryAfterSeconds: number | null
    }

export type Post = (path: string, body: unknown, options?: { readonly signal: AbortSignal }) => Promise<{ readonly data: unknown }>

let prepared: Worker | null = null

/** Has the worker load while the server is asked about the entry; the next analyzer takes it over. */
export function prepareDevice(): void {
  try {
    prepared ??= startWorker('worker')
    // a refused analyzer refuses again when it is asked directly
    prepared.onerror = () => {
      prepared = null
    }
  } catch {
    prepared = null
  }
}

function takeWorker(): WorkerLike {
  const worker = prepared ?? startWorker('worker')
  prepared = null
  worker.onerror = null
  return worker as WorkerLike
}

/** The core in a worker that our own server serves; where the browser refuses it, in the page, when it has time. */
export function createDeviceAnalyzer(): { readonly analyzer: Analyzer; close(): void } {
  const worker = createWorkerAnalyzer({
    start: takeWorker,
    schedule: timerSchedule,
  })
  let inPage: Promise<Analyzer> | null = null
  const page: Analyzer = {
    async analyze(request: AnalysisRequest, signal: AbortSignal) {
      inPage ??= import('./page-analyzer.ts').then(({ createPageAnalyzer }) => createPageAnalyzer())
      return (await inPage).analyze(request, signal)
    },
  }
  return { analyzer: createFallbackAnalyzer(worker, page), close: () => worker.close() }
}

/** Service mode: the device answers at once; our server adds the key and asks the service, whose answer counts when it comes. */
export function createRemoteAnalyzer(post: Post, uid: string, name: string, device: Analyzer): Analyzer {
  const call: CallService = async (request, signal) => {
    const { data } = await post(`/${pluginId}/optimize`, { uid, request }, { signal })
    const answer = data as Relayed
    if (answer.ok) return { status: 200, body: answer.body, retryAfterSeconds: null }
    return {
      status: answer.status ?? 502,
      body: { code: answer.code ?? answer.reason, detail: answer.detail },
      retryAfterSeconds: answer.retryAfterSeconds,
    }
  }
  return createDeviceFirstAnalyzer(createServiceAnalyzer({ call, name }), device)
}
