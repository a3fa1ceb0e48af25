import { redirectTable } from '../plugin.ts'

/** Addresses that published entries had before, each once: the entry may have moved again since. */
export const redirect = {
  schema: {
    kind: 'collectionType',
    collectionName: redirectTable,
    info: { singularName: 'redirect', pluralName: 'redirects', displayName: 'Citable redirect' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    indexes: [
      { name: 'citable_redirects_address', columns: ['address'], type: 'unique' },
      { name: 'citable_redirects_path', columns: ['path'] },
    ],
    attributes: {
      /** Without a slash at its end: `https://www.example.org/old`. */
      address: { type: 'string', required: true },
      path: { type: 'string', required: true },
      contentType: { type: 'string', required: true },
      relatedDocumentId: { type: 'string', required: true },
      relatedLocale: { type: 'string', default: '' },
    },
  },
}
