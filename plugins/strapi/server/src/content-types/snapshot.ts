import { snapshotTable } from '../plugin.ts'

/**
 * Results for one published entry in one locale. A table of the plugin: no field is added to the site's types.
 * `relatedLocale` is empty for types without locales. Written by query builder, never through the document service.
 */
export const snapshot = {
  schema: {
    kind: 'collectionType',
    collectionName: snapshotTable,
    info: { singularName: 'snapshot', pluralName: 'snapshots', displayName: 'Citable snapshot' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    indexes: [{ name: 'citable_snapshots_entry', columns: ['content_type', 'related_document_id', 'related_locale'], type: 'unique' }],
    attributes: {
      contentType: { type: 'string', required: true },
      relatedDocumentId: { type: 'string', required: true },
      relatedLocale: { type: 'string', default: '' },
      /** SHA-256 of everything the result depends on, save for the dates that publishing stamps. */
      inputHash: { type: 'string' },
      /** Rubric, mapping and site that the result was made with. */
      basis: { type: 'string' },
      rubricVersion: { type: 'string' },
      aeoScore: { type: 'integer' },
      seoScore: { type: 'integer' },
      scores: { type: 'json' },
      /** Compact: id, status and score of each check. */
      checks: { type: 'json' },
      titles: { type: 'json' },
      /** null: the entry asks not to be found. */
      jsonLd: { type: 'json' },
      /** Without what related entries say, for readers who may not see these; null: they say nothing. */
      bareJsonLd: { type: 'json' },
      url: { type: 'text' },
      /** The head of the page, without its addresses in other languages. */
      head: { type: 'json' },
      /** Facts that the entry lacks, a blank between them; empty: none. */
      lacks: { type: 'string' },
      /** The open point that would bring most: its check, its verdict and its English sentence. */
      nextPoint: { type: 'json' },
      /** First publish, and last publish that changed the content: what the JSON-LD says. */
      datePublished: { type: 'datetime' },
      dateModified: { type: 'datetime' },
      /** The words of the text, and since when they are the same: a newer date alone makes no article newer. */
      textHash: { type: 'string' },
      textSince: { type: 'datetime' },
      /** Texts that readers saw, title included, oldest first: `[["2026-11-03T10:00:00.000Z", hash], …]`; and since when the last one is there, if it has changed. */
      texts: { type: 'json' },
      changedAt: { type: 'datetime' },
      /** `publishedAt` of the row the snapshot was last compared with. */
      rowPublishedAt: { type: 'datetime' },
      /** `updatedAt` and id of that row: code may write a published row without publishing it. */
      rowUpdatedAt: { type: 'datetime' },
      rowId: { type: 'integer' },
      analysedAt: { type: 'datetime' },
      /** `embedded` or `service`. */
      origin: { type: 'string' },
    },
  },
}
