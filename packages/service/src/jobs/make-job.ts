import type { JobRequest } from '@citable/contract'
import type { AnalysisPool } from '../analysis/analysis-pool.ts'
import { printJson } from '../analysis/print-json.ts'
import { invalidMember } from '../http/answers/problem.ts'
import type { Caller } from '../http/authenticate.ts'
import { requireSite } from '../keys/require-site.ts'
import { type CountedJob, type NewItem, newJob, storeJob, storeJobOfAllArticles } from '../storage/jobs.ts'
import { hostOfArticles } from '../storage/optimizations.ts'
import type { Unit } from '../storage/queries/unit.ts'
import { siteHostOf } from '../storage/sites.ts'
import type { Storage } from '../storage/storage.ts'

export interface JobDependencies {
  readonly storage: Storage
  readonly pool: Pick<AnalysisPool, 'print'>
}

export interface MadeJob {
  /** As it will be, with its counts; `rescore` of all articles counts when it is read. */
  readonly job: CountedJob
  readonly unit: Unit
}

/**
 * A job and what stores it.
 *
 * @throws ServiceProblem `site_mismatch`, or `invalid_request` for an article that is not there
 */
export async function makeJob(
  { storage, pool }: JobDependencies,
  request: JobRequest,
  { key, tenant }: Caller,
  now: number,
): Promise<MadeJob> {
  const options = 'options' in request ? request.options : {}
  const job = newJob(
    tenant,
    {
      type: request.type,
      siteId: key.site?.id ?? null,
      keyId: key.id,
      trace: storage.trace?.() ?? null,
      priority: request.priority,
      options: JSON.stringify(options),
    },
    now,
  )
  if (request.type === 'rescore' && request.all === true) {
    return { job: withItems(job, 0), unit: storeJobOfAllArticles(storage, job, key.site?.host ?? null) }
  }
  const items =
    request.type === 'rescore'
      ? await rescoreItems(storage, request.article_ids ?? [], { key, tenant })
      : await articleItems(request.items, { key, tenant }, pool)
  return { job: withItems(job, items.length), unit: storeJob(storage, job, items) }
}

const withItems = (job: ReturnType<typeof newJob>, total: number): CountedJob => ({
  ...job,
  total,
  counts: { queued: total, running: 0, completed: 0, failed: 0, canceled: 0 },
})

type ArticleItems = Exclude<JobRequest, { readonly type: 'rescore' }>['items']

async function articleItems(
  items: ArticleItems,
  { key, tenant }: Pick<Caller, 'key' | 'tenant'>,
  pool: JobDependencies['pool'],
): Promise<readonly NewItem[]> {
  for (const { url, content } of items) requireSite(key, url, content?.url)
  const articles = items.map(({ ref: _ref, ...article }) => article)
  const texts = await printJson(articles, pool, { owner: tenant.tenantId })
  return items.map(
    ({ ref, url }, index): NewItem => ({ ref: ref ?? null, host: url === undefined ? null : siteHostOf(url), payload: texts[index]! }),
  )
}

async function rescoreItems(
  storage: Storage,
  ids: readonly string[],
  { key, tenant }: Pick<Caller, 'key' | 'tenant'>,
): Promise<readonly NewItem[]> {
  const articles = await hostOfArticles(storage, tenant, ids)
  return ids.map((id, index): NewItem => {
    const known = articles.get(id)
    if (known === undefined || (key.site !== null && known !== null && known !== key.site.host)) {
      throw invalidMember(`/article_ids/${index}`, 'not_found', 'There is no article with this id.')
    }
    return { ref: id, host: known, payload: id }
  })
}
