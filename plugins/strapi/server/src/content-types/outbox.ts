import { outboxTable } from '../plugin.ts'

/** Events on their way to a connected service, until it has them. Holds no address and no signature, and of a reader only which assistant sent them. */
export const outbox = {
  schema: {
    kind: 'collectionType',
    collectionName: outboxTable,
    info: { singularName: 'outbox', pluralName: 'outboxes', displayName: 'Citable outbox' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    indexes: [{ name: 'citable_outbox_event', columns: ['event_id'], type: 'unique' }],
    attributes: {
      /** By which the service knows one that it has already. */
      eventId: { type: 'string', required: true },
      /** JSON of `POST /v1/events`. */
      event: { type: 'text', required: true },
    },
  },
}
