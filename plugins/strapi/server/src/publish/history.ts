import type { HistoryDay } from '#shared/answers.ts'
import { type Context, dayTable, newDocumentId, snapshotTable } from '../plugin.ts'

/** Days retained. */
const retentionDays = 400
const dayMs = 86_400_000

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

interface Sums {
  readonly content_type: string
  readonly related_locale: string | null
  readonly entries: number | string
  readonly aeo_sum: number | string
  readonly seo_sum: number | string
}

export type HistoryService = ReturnType<typeof historyService>

/** Scores of published entries over the days. */
export const historyService = ({ strapi }: Context) => ({
  /** Writes down how everything stands now, as today's; what was written today is written over. */
  async note(now = Date.now()): Promise<void> {
    const { connection } = strapi.db
    const day = dayOf(now)
    const sums = (await connection(snapshotTable)
      .whereNotNull('aeo_score')
      .select('content_type', 'related_locale')
      .count('* as entries')
      .sum({ aeo_sum: 'aeo_score', seo_sum: 'seo_score' })
      .groupBy('content_type', 'related_locale')) as readonly Sums[]
    const known = (await connection(dayTable).where({ day }).select('content_type', 'related_locale')) as readonly Sums[]
    const empty = { entries: 0, aeo_sum: 0, seo_sum: 0 }
    // a type or a locale that had entries this morning may have none now
    for (const { content_type, related_locale, ...counted } of [...known.map((row) => ({ ...row, ...empty })), ...sums])
      await connection(dayTable)
        .insert({
          document_id: newDocumentId(),
          day,
          content_type,
          related_locale: related_locale ?? '',
          ...counted,
          created_at: new Date(now),
        })
        .onConflict(['day', 'content_type', 'related_locale'])
        .merge(['entries', 'aeo_sum', 'seo_sum'])
    await connection(dayTable)
      .where('day', '<', dayOf(now - retentionDays * dayMs))
      .delete()
  },

  /** The days that were written down, oldest first. `isSeen`: whether a type and a locale count. */
  async days(count: number, isSeen: (uid: string, locale: string) => boolean): Promise<readonly HistoryDay[]> {
    const rows = (await strapi.db
      .connection(dayTable)
      .where('day', '>', dayOf(Date.now() - count * dayMs))
      .orderBy('day')
      .select('day', 'content_type', 'related_locale', 'entries', 'aeo_sum', 'seo_sum')) as readonly (Sums & { readonly day: string })[]
    const days = new Map<string, { entries: number; aeo: number; seo: number }>()
    for (const row of rows) {
      if (!isSeen(row.content_type, row.related_locale ?? '')) continue
      const sum = days.get(row.day) ?? { entries: 0, aeo: 0, seo: 0 }
      sum.entries += Number(row.entries)
      sum.aeo += Number(row.aeo_sum)
      sum.seo += Number(row.seo_sum)
      days.set(row.day, sum)
    }
    return [...days]
      .filter(([, { entries }]) => entries > 0)
      .map(([t, { entries, aeo, seo }]) => ({ t, entries, aeo: Math.round(aeo / entries), seo: Math.round(seo / entries) }))
  },
})
