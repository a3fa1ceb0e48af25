import type { EntryChoices } from '#shared/choices.ts'
import type { EntryFacts, EntryToRead } from '#shared/entry/input-of-entry.ts'
import { fileUid, heldRows } from '#shared/entry/relations.ts'
import type { TypeShape } from '#shared/mapping/shape.ts'
import type { Values } from '#shared/mapping/value-at.ts'
import { type Mapping, type Settings, schemaTypeOf } from '#shared/settings.ts'
import { localeOf, type Row } from '../plugin.ts'
import { aboveOf } from './above-of-row.ts'
import { authorsOfRow } from './read-published.ts'

export interface EntryParts {
  readonly shape: TypeShape
  readonly mapping: Mapping
  readonly settings: Settings
  readonly assets: string | null
  readonly privateProvider: string | null
  /** The author's choices for this entry. */
  readonly choices: EntryChoices
}

/** A database row with what the server knows about it. `stamped`: null when the caller adds it. */
export function entryOfRow(
  row: Row,
  { shape, mapping, settings, assets, privateProvider, choices }: EntryParts,
  stamped: Pick<EntryFacts, 'datePublished' | 'dateModified' | 'publishedText'> | null,
): EntryToRead {
  const { site } = settings
  const facts: EntryFacts = {
    documentId: String(row.documentId),
    locale: shape.localized ? localeOf(row) || null : null,
    authors: authorsOfRow(row, shape, mapping),
    related: relatedOfRow(row, shape, mapping),
    datePublished: stamped?.datePublished ?? null,
    dateModified: stamped?.dateModified ?? null,
    publishedText: stamped?.publishedText ?? null,
  }
  const dated = { ...facts, datePublished: facts.datePublished ?? firstDate(row, shape) }
  const above = aboveOf({ values: row, mapping, shape, site, facts: dated })
  return {
    values: row,
    mapping,
    shape,
    site,
    assets,
    privateProvider,
    choices: { textKind: choices.textKind, language: choices.language },
    schemaType: choices.schemaType ?? schemaTypeOf(settings, shape.uid),
    facts: { ...facts, ...(above.length > 0 && { above }) },
  }
}

/** Saved rows behind the relations that a text is read from, by form path. */
export function relatedOfRow(row: Row, shape: TypeShape, mapping: Mapping): Readonly<Record<string, readonly Values[]>> {
  const held = heldRows(row, mapping.body, shape)
  return Object.fromEntries(held.flatMap(({ path, target, rows }) => (target === fileUid || rows.length === 0 ? [] : [[path, rows]])))
}

/** ISO 8601 in UTC of what a database driver gives for a date. */
export function instantOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  const date = new Date(value as string | number | Date)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** Day an entry first became public, as far as its row says: types without drafts are public when created. */
export function firstDate(row: Row, shape: TypeShape): string | null {
  return instantOf(row.firstPublishedAt) ?? (shape.draftAndPublish ? instantOf(row.publishedAt) : instantOf(row.createdAt))
}
