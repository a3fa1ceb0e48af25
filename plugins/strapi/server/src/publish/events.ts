import type { Core } from '@strapi/strapi'

/** For webhooks and for code: `strapi.eventHub.on('citable.scored', …)`. No text of an entry and no structured data is in them. */
const events = {
  scored: 'citable.scored',
  schemaChanged: 'citable.schema_changed',
  backlog: 'citable.backlog_done',
  sourceChanged: 'citable.source_changed',
} as const

interface Scores {
  readonly aeo_score: number
  readonly seo_score: number
}

/** A change of one entry in one locale. */
export interface Change {
  readonly uid: string
  readonly documentId: string
  /** null: the type has no locales. */
  readonly locale: string | null
  readonly scored: (Scores & { readonly previous: Scores | null; readonly rubric_version: string }) | null
  /** The delivered data have changed. `isDelivered`: front ends still get some. null: they are the same. */
  readonly schema: { readonly url: string | null; readonly isDelivered: boolean } | null
}

/** Lets webhooks ask for the plugin's events. Strapi's form lists only its own; its API and its store accept these, too. */
export function allowEvents(strapi: Core.Strapi): void {
  const store = strapi.get('webhookStore') as { addAllowedEvent(key: string, value: string): void }
  for (const event of Object.values(events)) store.addAllowedEvent(event, event)
}

/** After the commit. */
export function tell(strapi: Core.Strapi, { uid, documentId, locale, scored, schema }: Change): void {
  const entry = { uid, documentId, locale }
  if (scored !== null) emit(strapi, events.scored, { ...entry, ...scored })
  if (schema !== null) emit(strapi, events.schemaChanged, { ...entry, ...schema })
}

/** A look at many entries, after an install or a change of the settings: one event for all of them. */
export interface Backlog {
  readonly entries: number
  /** Number of those that could not be analysed. */
  readonly failed: number
  /** Entries that wait: people have paused it, or the server ends. */
  readonly left: number
}

/** Sends the webhook event for a finished run over the backlog. */
export const emitBacklog = (strapi: Core.Strapi, { entries, failed, left }: Backlog): void =>
  emit(strapi, events.backlog, { entries, failed, left })

/** Pages that an entry cites and that say another thing than when they were looked at. */
export interface SourceChange {
  readonly uid: string
  readonly documentId: string
  /** null: the type has no locales. */
  readonly locale: string | null
  readonly changes: readonly { readonly source: string; readonly was: string; readonly is: string }[]
}

/** Sends the webhook event for a source whose page has changed. */
export const emitSourceChange = (strapi: Core.Strapi, change: SourceChange): void => emit(strapi, events.sourceChanged, change)

/** A listener that fails stops no other listener. */
function emit(strapi: Core.Strapi, event: string, told: object): void {
  void Promise.resolve(strapi.eventHub.emit(event, { ...told })).catch((error: unknown) =>
    strapi.log.warn(`[citable] ${event}: ${error instanceof Error ? error.message : String(error)}`),
  )
}
