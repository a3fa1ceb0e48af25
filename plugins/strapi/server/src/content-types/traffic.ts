import { trafficTable } from '../plugin.ts'

/**
 * Counts of fetches and visits: by day (UTC), agent or assistant, kind, entry, evidence and class of the status. Holds no
 * address, no user agent and nothing else about a person.
 */
export const traffic = {
  schema: {
    kind: 'collectionType',
    collectionName: trafficTable,
    info: { singularName: 'traffic', pluralName: 'traffics', displayName: 'Citable traffic' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    indexes: [
      { name: 'citable_traffic_key', columns: ['sum_key'], type: 'unique' },
      { name: 'citable_traffic_day', columns: ['day'] },
    ],
    attributes: {
      /** SHA-256 of all that names a count: one column is short enough for every database's index. */
      sumKey: { type: 'string', required: true },
      /** `2026-11-23`. */
      day: { type: 'string', required: true },
      /** Id of an agent; of an assistant where `kind` is `referral`. */
      agent: { type: 'string', required: true },
      /** The agent's purpose for pages; `referral`; else what was fetched: `robots_txt`, `sitemap`, `llms_txt`, `markdown`, `preview`; `failed`: a false name. */
      kind: { type: 'string', required: true },
      /** Empty: a page that is no entry. */
      contentType: { type: 'string', default: '' },
      relatedDocumentId: { type: 'string', default: '' },
      /** Empty: the type has no locales, or it was counted before they were counted apart. */
      relatedLocale: { type: 'string', default: '' },
      /** For a referral `referrer`, `utm` or `both`; for a fetch `unchecked`, or what its address, or the front end, showed. */
      evidence: { type: 'string', default: '' },
      status: { type: 'integer' },
      hits: { type: 'integer' },
      lastAt: { type: 'datetime' },
      /** Last whole answer to an agent that is proven; null: there was none. */
      wholeAt: { type: 'datetime' },
    },
  },
}
