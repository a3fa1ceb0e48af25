import type { StoredHead } from '#shared/entry/head-of-entry.ts'
import type { EntryFacts } from '#shared/entry/input-of-entry.ts'
import { instantOf } from './entry-of-row.ts'

/** Since when readers saw a text, by its `shownHash`. */
export type ShownText = readonly [since: string, hash: string]

/** The stored result of one published entry in one language. */
export interface Snapshot {
  readonly contentType: string
  readonly relatedDocumentId: string
  readonly relatedLocale: string
  readonly inputHash: string
  readonly basis: string
  readonly rubricVersion: string
  /** null: the entry is no text, such as a person. */
  readonly aeoScore: number | null
  readonly seoScore: number | null
  readonly titles: readonly { readonly text: string; readonly score: number }[] | null
  readonly jsonLd: unknown
  readonly url: string | null
  readonly head: StoredHead | null
  readonly datePublished: string | null
  readonly dateModified: string | null
  readonly textHash: string | null
  readonly textSince: string | null
  readonly texts: readonly ShownText[] | null
  readonly rowPublishedAt: string | null
  readonly rowUpdatedAt: string | null
  readonly rowId: number | null
}

/** The delivered part of a snapshot. */
export interface Delivery
  extends Pick<
    Snapshot,
    'relatedDocumentId' | 'relatedLocale' | 'inputHash' | 'rubricVersion' | 'aeoScore' | 'seoScore' | 'jsonLd' | 'url' | 'head'
  > {
  readonly bareJsonLd: unknown
  /** The published row has changed since. */
  readonly isStale: boolean
}

/** A snapshot's facts about the published text; null: it was made by a version that stored none. */
export function publishedTextOf(snapshot: Pick<Snapshot, 'textHash' | 'textSince'> | null): EntryFacts['publishedText'] {
  const since = instantOf(snapshot?.textSince)
  return !snapshot?.textHash || since === null ? null : { hash: snapshot.textHash, since }
}
