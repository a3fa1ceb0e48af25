import type { Job, JobItem } from '@citable/contract'
import type { CountedJob, JobItemRow } from '../storage/jobs.ts'
import { timeOf, timeOrNull } from '../time.ts'

/** A job as the API shows it. */
export function presentJob(job: CountedJob): Job {
  const { completed, failed, canceled } = job.counts
  const final = completed + failed + canceled
  return {
    id: job.id,
    type: job.type,
    status: job.status,
    counts: { total: job.total, ...job.counts },
    progress: job.total === 0 ? 1 : Math.round((final / job.total) * 1000) / 1000,
    created_at: timeOf(job.created_at),
    started_at: timeOrNull(job.started_at),
    finished_at: timeOrNull(job.finished_at),
    expires_at: timeOf(job.expires_at),
    error: job.error === null ? null : JSON.parse(job.error),
    links: { items: `/v1/jobs/${job.id}/items` },
  }
}

export function presentItem(item: JobItemRow): JobItem {
  return {
    index: item.n,
    ref: item.ref,
    status: item.status,
    result_id: item.result_id,
    attempts: item.attempts,
    error: item.error === null ? null : JSON.parse(item.error),
  }
}
