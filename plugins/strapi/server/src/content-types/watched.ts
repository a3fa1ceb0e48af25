import { watchedTable } from '../plugin.ts'

/** What linked pages said of a published entry in one locale, and when they are asked again. Kept apart from the site's own types. */
export const watched = {
  schema: {
    kind: 'collectionType',
    collectionName: watchedTable,
    info: { singularName: 'watched', pluralName: 'watcheds', displayName: 'Citable watched sources' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    indexes: [{ name: 'citable_watched_entry', columns: ['content_type', 'related_document_id', 'related_locale'], type: 'unique' }],
    attributes: {
      contentType: { type: 'string', required: true },
      relatedDocumentId: { type: 'string', required: true },
      relatedLocale: { type: 'string', default: '' },
      /** What the list calls it. */
      title: { type: 'string' },
      /** Each with `text`, `source`, `answer`, `reason` and `passage`. */
      claims: { type: 'json' },
      /** How many of them have a dead or a silent source. */
      faults: { type: 'integer' },
      /** Days, UTC: `2026-11-30`. */
      checkedOn: { type: 'string' },
      dueOn: { type: 'string' },
    },
  },
}
