import { sql } from 'kysely'
import { preparedStatement } from './queries/prepared.ts'
import type { Statement } from './queries/unit.ts'
import type { Storage, TenantScope } from './storage.ts'

export interface ArticleFacts {
  readonly title: string | null
  /** Milliseconds, as the page says. */
  readonly publishedAt: number | null
  readonly modifiedAt: number | null
  /** 1: only scripts draw the text of its page; 0: they do not; null: no page was looked at, and what is known stays. */
  readonly isDrawn: 0 | 1 | null
}

/** Notes what lists of articles show; goes into the unit that stores a result. */
export function noteFacts(storage: Storage, scope: TenantScope, articleId: string, facts: ArticleFacts): Statement {
  return updateFacts(storage, { ...facts, tenant: scope.tenantId, articleId })
}

const updateFacts = preparedStatement<ArticleFacts & { readonly tenant: string; readonly articleId: string }>(1, (build, placeOf) =>
  build
    .updateTable('article')
    .set({
      title: placeOf('title'),
      published_at: placeOf('publishedAt'),
      modified_at: placeOf('modifiedAt'),
      is_drawn: sql<number | null>`coalesce(cast(${placeOf('isDrawn')} as integer), is_drawn)`,
    })
    .where('tenant_id', '=', placeOf('tenant'))
    .where('id', '=', placeOf('articleId')),
)
