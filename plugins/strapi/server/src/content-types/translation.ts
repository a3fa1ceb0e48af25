import { translationTable } from '../plugin.ts'

/** How an entry in one locale was made of another locale by an engine. Kept apart from the site's own types, to which no field is added. */
export const translation = {
  schema: {
    kind: 'collectionType',
    collectionName: translationTable,
    info: { singularName: 'translation', pluralName: 'translations', displayName: 'Citable translation' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    indexes: [{ name: 'citable_translations_entry', columns: ['content_type', 'related_document_id', 'related_locale'], type: 'unique' }],
    attributes: {
      contentType: { type: 'string', required: true },
      relatedDocumentId: { type: 'string', required: true },
      /** Of the translation. */
      relatedLocale: { type: 'string', required: true },
      /** Of the original. */
      fromLocale: { type: 'string', required: true },
      /** `{id, model, tier}` */
      engine: { type: 'json' },
      /** Id of the account that asked for it. */
      madeBy: { type: 'integer' },
      madeAt: { type: 'datetime' },
      reviewedAt: { type: 'datetime' },
      /** Hashes of the original's texts. */
      texts: { type: 'json' },
      /** What a person should look at first. */
      review: { type: 'json' },
      /** Names of what has no counterpart in this language. */
      leftOut: { type: 'json' },
      /** Components of the original, and what was made of them. */
      pairs: { type: 'json' },
      /** The service's own record of it. */
      record: { type: 'json' },
    },
  },
}
