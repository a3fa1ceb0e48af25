import { type Storage, statement, type TenantScope } from './storage.ts'
import type { Statement } from './unit.ts'

export interface ArticleFacts {
  readonly title: string | null
  /** Milliseconds, as the page says. */
  readonly publishedAt: number | null
  readonly modifiedAt: number | null
}

/** Notes what lists of articles show; goes into the unit that stores a result. */
export function noteFacts(storage: Storage, scope: TenantScope, articleId: string, facts: ArticleFacts): Statement {
  return statement(
    storage.build
      .updateTable('article')
      .set({ title: facts.title, published_at: facts.publishedAt, modified_at: facts.modifiedAt })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', articleId),
    1,
  )
}
