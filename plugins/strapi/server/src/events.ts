import type { Core } from '@strapi/strapi'

/** For webhooks and for code: `strapi.eventHub.on('citable.scored', …)`. No text of an entry and no structured data is in them. */
const events = { scored: 'citable.scored', schemaChanged: 'citable.schema_changed' } as const

interface Scores {
  readonly aeo_score: number
  readonly seo_score: number
}

/** What became of one entry in one locale. */
export interface Change {
  readonly uid: string
  readonly documentId: string
  /** null: the type has no locales. */
  readonly locale: string | null
  readonly scored: (Scores & { readonly previous: Scores | null; readonly rubric_version: string }) | null
  /** What front ends get has changed. `isDelivered`: they still get something. null: it is the same. */
  readonly schema: { readonly url: string | null; readonly isDelivered: boolean } | null
}

/** Lets webhooks ask for our events. Strapi's form lists only its own; its API and its store take ours. */
export function allowEvents(strapi: Core.Strapi): void {
  const store = strapi.get('webhookStore') as { addAllowedEvent(key: string, value: string): void }
  for (const event of Object.values(events)) store.addAllowedEvent(event, event)
}

/** After the commit. A listener that fails fails nobody else. */
export function tell(strapi: Core.Strapi, { uid, documentId, locale, scored, schema }: Change): void {
  const emit = (event: string, more: object) => {
    void Promise.resolve(strapi.eventHub.emit(event, { uid, documentId, locale, ...more })).catch((error: unknown) =>
      strapi.log.warn(`[citable] ${event}: ${error instanceof Error ? error.message : String(error)}`),
    )
  }
  if (scored !== null) emit(events.scored, scored)
  if (schema !== null) emit(events.schemaChanged, schema)
}
