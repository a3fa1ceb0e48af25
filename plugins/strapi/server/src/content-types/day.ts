import { dayTable } from '../plugin.ts'

/** Scores of the published entries of a type and a locale on a day (UTC): sums, so that types and locales can be added up. */
export const day = {
  schema: {
    kind: 'collectionType',
    collectionName: dayTable,
    info: { singularName: 'day', pluralName: 'days', displayName: 'Citable day' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    indexes: [{ name: 'citable_days_key', columns: ['day', 'content_type', 'related_locale'], type: 'unique' }],
    attributes: {
      /** `2026-11-23`. */
      day: { type: 'string', required: true },
      contentType: { type: 'string', required: true },
      relatedLocale: { type: 'string', default: '' },
      entries: { type: 'integer' },
      aeoSum: { type: 'integer' },
      seoSum: { type: 'integer' },
    },
  },
}
