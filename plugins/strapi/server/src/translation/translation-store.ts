import { type Context, newDocumentId, query, type Row, translationUid } from '../plugin.ts'
import type { Pair } from './find-again.ts'
import type { ServiceRecord } from './service-request.ts'

interface Entry {
  readonly uid: string
  readonly documentId: string
  readonly locale: string
}

/** How a translation was made. */
export interface TranslationNote {
  /** Locale of the original. */
  readonly from: string
  readonly engine: { readonly id: string; readonly model: string; readonly tier: string }
  /** Account; null: unknown. */
  readonly madeBy: number | null
  readonly madeAt: string
  readonly reviewedAt: string | null
  readonly texts: readonly string[]
  /** `field`: the attribute of the entry that holds the text; absent in notes of earlier versions. */
  readonly review: readonly {
    readonly field?: string
    readonly source: string
    readonly translation: string | null
    readonly reasons: readonly string[]
  }[]
  readonly leftOut: readonly string[]
  readonly pairs: readonly Pair[]
  readonly record: ServiceRecord
}

const listOf = <One>(value: unknown): readonly One[] => (Array.isArray(value) ? (value as One[]) : [])

/** Notes on translations, a row for each document and locale. */
export const translationStore = ({ strapi }: Context) => {
  const rows = () =>
    query(strapi, translationUid) as ReturnType<typeof query> & {
      create(asked: { readonly data: Row }): Promise<unknown>
      update(asked: { readonly where: Row; readonly data: Row }): Promise<unknown>
    }
  const whereOf = ({ uid, documentId, locale }: Entry): Row => ({ contentType: uid, relatedDocumentId: documentId, relatedLocale: locale })

  const noteOf = (row: Row): TranslationNote => ({
    from: String(row.fromLocale),
    engine: row.engine as TranslationNote['engine'],
    madeBy: typeof row.madeBy === 'number' ? row.madeBy : null,
    madeAt: String(row.madeAt),
    reviewedAt: row.reviewedAt === null ? null : String(row.reviewedAt),
    texts: listOf(row.texts),
    review: listOf(row.review),
    leftOut: listOf(row.leftOut),
    pairs: listOf(row.pairs),
    record: row.record as ServiceRecord,
  })

  return {
    /** Of a document, by locale. */
    async ofDocument(uid: string, documentId: string): Promise<ReadonlyMap<string, TranslationNote>> {
      const found = await rows().findMany({ where: { contentType: uid, relatedDocumentId: documentId } })
      return new Map(found.map((row) => [String(row.relatedLocale), noteOf(row)]))
    },

    async find(entry: Entry): Promise<TranslationNote | null> {
      const row = await rows().findOne({ where: whereOf(entry) })
      return row === null ? null : noteOf(row)
    },

    /** Rejects where another process has stored one at the same time: a document has one note in a locale. */
    create: async (entry: Entry, { from, ...note }: TranslationNote): Promise<void> => {
      await rows().deleteMany({ where: whereOf(entry) })
      await rows().create({ data: { documentId: newDocumentId(), ...whereOf(entry), fromLocale: from, ...note } })
    },

    change: async (entry: Entry, change: Partial<Omit<TranslationNote, 'from'>>): Promise<void> => {
      await rows().update({ where: whereOf(entry), data: change })
    },

    /** Forgets those of locales that the document no longer has. */
    async forgetDeleted(uid: string, documentId: string, left: readonly string[]): Promise<void> {
      await rows().deleteMany({ where: { contentType: uid, relatedDocumentId: documentId, relatedLocale: { $notIn: left } } })
    },
  }
}
