import type { AnalysisPool } from '../analysis/analysis-pool.ts'
import type { SafeFetch } from '../fetching/safe-fetch.ts'
import type { Tracer } from '../model/tracer.ts'
import type { Storage } from '../storage/storage.ts'

/** Every page a span with the host alone. The trace is not sent to the site. */
export function tracedFetch(safeFetch: SafeFetch, tracer: Tracer): SafeFetch {
  return {
    ...safeFetch,
    fetchPage: (url, ...more) =>
      tracer.span('fetch', { kind: 'client', attributes: { 'server.address': hostOf(url) } }, async (span) => {
        const page = await safeFetch.fetchPage(url, ...more)
        span.set({
          'citable.outcome': page.ok ? 'page' : page.outcome,
          ...(page.status !== undefined && { 'http.response.status_code': page.status }),
        })
        return page
      }),
  }
}

/** Every analysis a span, the wait for a worker included; `citable.ms` is the analysis alone. */
export function tracedPool(pool: AnalysisPool, tracer: Tracer): AnalysisPool {
  return {
    ...pool,
    run: (job, ticket) =>
      tracer.span('analysis', {}, async (span) => {
        const result = await pool.run(job, ticket)
        span.set(result.ok ? { 'citable.outcome': 'result', 'citable.ms': result.ms } : { 'citable.outcome': result.reason })
        return result
      }),
  }
}

/** Every unit that belongs to a span a span of its own; the rows that carry work on know where they come from. */
export function tracedStorage(storage: Storage, tracer: Tracer): Storage {
  return {
    ...storage,
    trace: tracer.current,
    write: (unit) => {
      // looking for work and tidying belong to nothing
      if (tracer.current() === null) return storage.write(unit)
      const attributes = { 'db.system.name': storage.engine, 'db.operation.batch.size': unit.length }
      return tracer.span('storage write', { kind: 'client', attributes }, async (span) => {
        const result = await storage.write(unit)
        if (!result.ok) span.set({ 'citable.outcome': result.reason })
        return result
      })
    },
  }
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : 'none')
