import type { OptimizeRequest } from '@citable/contract/present'
import { readRequest } from '@citable/contract/requests'
import { createWorkerAnalyzer, timerSchedule } from '@citable/editor'
import { type StoredAnalysis, storedAnalysis } from '../host/stored-analysis.ts'
import type { BulkPost } from './run-bulk.ts'

/** Analyses posts in a worker of its own, one after the other. */
export function createPostAnalyzer(signal: AbortSignal): { analyze(post: BulkPost): Promise<StoredAnalysis | string>; close(): void } {
  const device = createWorkerAnalyzer({
    start: () => new Worker(new URL('../analyzers/core.worker.ts', import.meta.url), { name: 'citable' }),
    schedule: timerSchedule,
  })
  return {
    async analyze(post) {
      const now = new Date().toISOString()
      const { input, context } = readRequest(post.request as OptimizeRequest, now)
      if (input === null) return 'invalid'
      if (input.kind === 'body' && input.html.trim() === '') return 'no_text'
      const result = await device.analyze({ documentId: String(post.id), input, context: { ...context, readJsonLd: false } }, signal)
      if (!result.ok) return result.reason
      const home = context.site?.url ?? ''
      const parts = { title: '', content: '', seoTitle: '', url: context.url, home, now }
      // The server says which text it has handed over.
      return { ...storedAnalysis(result.optimization, parts), content_hash: post.content_hash, by: 'bulk' }
    },
    close: () => device.close(),
  }
}

/** The post with this text as its article. */
export const withText = (post: BulkPost, html: string): BulkPost => {
  const request = post.request as OptimizeRequest
  return { ...post, request: { ...request, content: { ...request.content, html } } }
}
