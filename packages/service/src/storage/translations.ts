import type { StoredTranslation } from '../translation/segments/translate-segments.ts'
import type { Unit } from './queries/unit.ts'
import { type Storage, statement, type TenantScope } from './storage.ts'

/** Milliseconds after its last use that a translated segment is retained, and that an answer is retained. */
const retentionMs = { segment: 180 * 24 * 60 * 60 * 1000, answer: 30 * 24 * 60 * 60 * 1000 } as const

/** Keys in one query. */
const chunk = 500

/** Translations stored under these keys. */
export async function findTranslations(
  storage: Storage,
  scope: TenantScope,
  keys: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, StoredTranslation>> {
  const found = new Map<string, StoredTranslation>()
  for (let start = 0; start < keys.length; start += chunk) {
    const rows = await storage.read
      .selectFrom('translation_memory')
      .select(['key', 'text', 'unknown_words'])
      .where('tenant_id', '=', scope.tenantId)
      .where('key', 'in', keys.slice(start, start + chunk))
      .where('used_at', '>=', now - retentionMs.segment)
      .execute()
    for (const { key, text, unknown_words } of rows) found.set(key, { text, unknownWords: unknown_words })
  }
  return found
}

/** Stores new translations, notes the use of old ones and deletes those that were not used for long. */
export function storeTranslations(
  storage: Storage,
  scope: TenantScope,
  fresh: ReadonlyMap<string, StoredTranslation>,
  used: readonly string[],
  now: number,
): Unit {
  const { build } = storage
  const rows = [...fresh].map(([key, { text, unknownWords }]) => ({
    tenant_id: scope.tenantId,
    key,
    text,
    unknown_words: unknownWords,
    used_at: now,
  }))
  const pieces = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
    Array.from({ length: Math.ceil(items.length / chunk) }, (_, index) => items.slice(index * chunk, (index + 1) * chunk))
  return [
    ...pieces(rows).map((values) =>
      statement(
        build
          .insertInto('translation_memory')
          .values(values)
          .onConflict((conflict) => conflict.columns(['tenant_id', 'key']).doUpdateSet({ used_at: now })),
      ),
    ),
    ...pieces(used).map((keys) =>
      statement(
        build.updateTable('translation_memory').set({ used_at: now }).where('tenant_id', '=', scope.tenantId).where('key', 'in', keys),
      ),
    ),
    statement(
      build
        .deleteFrom('translation_memory')
        .where('tenant_id', '=', scope.tenantId)
        .where('used_at', '<', now - retentionMs.segment),
    ),
  ]
}

const monthOf = (now: number): string => new Date(now).toISOString().slice(0, 7)

/** Characters that billed engines have translated for a tenant in this month. */
export async function readTranslationUse(storage: Storage, scope: TenantScope, now: number): Promise<number> {
  const row = await storage.read
    .selectFrom('translation_use')
    .select('characters')
    .where('tenant_id', '=', scope.tenantId)
    .where('month', '=', monthOf(now))
    .executeTakeFirst()
  return row?.characters ?? 0
}

/** Adds to what was used in this month. */
export const storeTranslationUse = (storage: Storage, scope: TenantScope, characters: number, now: number): Unit => [
  statement(
    storage.build
      .insertInto('translation_use')
      .values({ tenant_id: scope.tenantId, month: monthOf(now), characters })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'month']).doUpdateSet(({ eb, ref }) => ({
          characters: eb(ref('translation_use.characters'), '+', characters),
        })),
      ),
  ),
]

/** An answer that is stored. @param which with the site of the key that asks; null: it may read those of all */
export async function findTranslation(
  storage: Storage,
  scope: TenantScope,
  { id, siteId }: { readonly id: string; readonly siteId: string | null },
  now: number,
): Promise<string | null> {
  const row = await storage.read
    .selectFrom('translation')
    .select('document')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .where('created_at', '>=', now - retentionMs.answer)
    .$if(siteId !== null, (query) => query.where('site_id', '=', siteId))
    .executeTakeFirst()
  return row?.document ?? null
}

/** Stores an answer, and forgets old ones. */
export function storeTranslation(
  storage: Storage,
  scope: TenantScope,
  value: { readonly id: string; readonly siteId: string | null; readonly targets: readonly string[]; readonly document: string },
  now: number,
): Unit {
  return [
    statement(
      storage.build.insertInto('translation').values({
        id: value.id,
        tenant_id: scope.tenantId,
        site_id: value.siteId,
        targets: value.targets.join(' '),
        document: value.document,
        created_at: now,
      }),
      1,
    ),
    statement(
      storage.build
        .deleteFrom('translation')
        .where('tenant_id', '=', scope.tenantId)
        .where('created_at', '<', now - retentionMs.answer),
    ),
  ]
}
