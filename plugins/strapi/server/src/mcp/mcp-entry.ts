import { noChoices } from '#shared/choices.ts'
import type { EntryToRead } from '#shared/entry/input-of-entry.ts'
import type { TypeShape } from '#shared/mapping/shape.ts'
import type { Mapping } from '#shared/settings.ts'
import type { App } from '../create-services.ts'
import { hasRightTo, seenMapping } from '../entry-rights.ts'
import { mayRead, type RequestContext } from '../http.ts'
import type { Row } from '../plugin.ts'
import { entryOfRow, instantOf } from '../score/entry-of-row.ts'
import { inputHash } from '../score/optimizer.ts'
import { readRows } from '../score/read-published.ts'
import { publishedTextOf } from '../score/snapshot.ts'

interface EntryForTool {
  readonly uid: string
  readonly documentId: string
  readonly locale?: string | undefined
  readonly status: 'draft' | 'published'
}

/** A saved entry, of what the caller may read. */
export interface Found {
  readonly entry: EntryToRead
  readonly shape: TypeShape
  readonly mapping: Mapping
  readonly row: Row
  /** Empty for types without locales. */
  readonly locale: string
  /** Hash of all that an analysis is made from. */
  readonly version: string
}

/** null: there is no such entry, or no right to read it. */
export async function readForTool(
  { strapi, settings, snapshots, choices }: App,
  context: RequestContext,
  { uid, documentId, locale: asked, status }: EntryForTool,
): Promise<Found | null> {
  const shape = settings.shape(uid)
  const mapped = shape === null || !mayRead(context, uid) ? null : await settings.mapping(uid)
  if (shape === null || mapped === null || mapped.kind === 'person') return null
  const mapping = seenMapping(context, shape, mapped)
  const locale = shape.localized ? (asked ?? (await settings.defaultLocale())) : ''
  if (mapping === null || (await hasRightTo(strapi, context, 'read', { uid, documentId, locale })) !== true) return null
  const [row] = await readRows({ strapi }, shape, mapping, { documentId, status, locale })
  if (row === undefined) return null
  const snapshot = await snapshots.find(uid, documentId, locale)
  const parts = {
    shape,
    mapping,
    settings: await settings.get(),
    ...(await settings.uploads()),
    choices: (await choices.ofDocument(uid, documentId)).get(locale) ?? noChoices,
  }
  const entry = entryOfRow(row, parts, {
    datePublished: instantOf(snapshot?.datePublished),
    dateModified: instantOf(snapshot?.dateModified),
    publishedText: publishedTextOf(snapshot),
  })
  return { entry, shape, mapping, row, locale, version: inputHash(entry) }
}
