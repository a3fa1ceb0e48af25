import { choiceTable } from '../plugin.ts'

/**
 * An author's choices for one entry in one locale, published or not. A row exists only while something is chosen.
 * Apart from the snapshots, which come and go with publishing, and from the site's own types, to which no field is added.
 */
export const choice = {
  schema: {
    kind: 'collectionType',
    collectionName: choiceTable,
    info: { singularName: 'choice', pluralName: 'choices', displayName: 'Citable choice' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    indexes: [{ name: 'citable_choices_entry', columns: ['content_type', 'related_document_id', 'related_locale'], type: 'unique' }],
    attributes: {
      contentType: { type: 'string', required: true },
      relatedDocumentId: { type: 'string', required: true },
      /** Empty for types without locales. */
      relatedLocale: { type: 'string', default: '' },
      /** schema.org's name of what the entry is published as. */
      schemaType: { type: 'string' },
      /** Ids of checks that are not right for this text. */
      setAside: { type: 'json' },
      /** The kind of text, by the contract's name. */
      textKind: { type: 'string' },
      /** BCP 47 tag of the text where the author says it. */
      language: { type: 'string' },
    },
  },
}
