import { linkTable } from '../plugin.ts'

/** Sources of a snapshot beside its own entry: authors, related text, pictures. Finds which snapshots a change concerns, also once its row is gone. */
export const link = {
  schema: {
    kind: 'collectionType',
    collectionName: linkTable,
    info: { singularName: 'link', pluralName: 'links', displayName: 'Citable link' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    indexes: [
      { name: 'citable_links_target', columns: ['target'] },
      { name: 'citable_links_entry', columns: ['content_type', 'related_document_id'] },
    ],
    attributes: {
      contentType: { type: 'string', required: true },
      relatedDocumentId: { type: 'string', required: true },
      /** Type and document, or upload: `api::author.author k2…`, `plugin::upload.file 7`. */
      target: { type: 'string', required: true },
    },
  },
}
