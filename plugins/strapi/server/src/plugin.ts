import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'

export const pluginId = 'citable'
export const snapshotUid = 'plugin::citable.snapshot'
export const snapshotTable = 'citable_snapshots'
export const choiceUid = 'plugin::citable.choice'
export const choiceTable = 'citable_choices'
export const linkUid = 'plugin::citable.link'
export const linkTable = 'citable_links'
export const trafficTable = 'citable_traffic'
export const dayTable = 'citable_days'
export const redirectUid = 'plugin::citable.redirect'
export const redirectTable = 'citable_redirects'
export const translationUid = 'plugin::citable.translation'
export const translationTable = 'citable_translations'
export const watchedUid = 'plugin::citable.watched'
export const watchedTable = 'citable_watched'
export const outboxTable = 'citable_outbox'
/** Tables that Strapi is asked to leave when the plugin is not there: a site would miss them. */
export const tables = [
  snapshotTable,
  choiceTable,
  linkTable,
  trafficTable,
  dayTable,
  redirectTable,
  translationTable,
  watchedTable,
  outboxTable,
] as const

export interface Context {
  readonly strapi: Core.Strapi
}

/** Path of the content API; a site may choose another one. */
export const apiPrefixOf = (strapi: Core.Strapi): string => strapi.config.get<string>('api.rest.prefix', '/api')

/** A database row or an entry of the document service. */
export type Row = Record<string, unknown>

/** Empty: the type has no locales. */
export const localeOf = (row: Row): string => (typeof row.locale === 'string' ? row.locale : '')

/** Strapi types queries by generated content types, which a plugin for any site does not have. */
export interface Query {
  findMany(params?: unknown): Promise<Row[]>
  findOne(params?: unknown): Promise<Row | null>
  deleteMany(params?: unknown): Promise<unknown>
  count(params?: unknown): Promise<number>
}

export const query = (strapi: Core.Strapi, uid: string): Query => strapi.db.query(uid as never) as unknown as Query

/** For rows that are written by query builder. Strapi's own maker of ids is internal: 24 characters of the same alphabet. */
export function newDocumentId(): string {
  return Array.from(randomBytes(24), (byte) => 'abcdefghijklmnopqrstuvwxyz0123456789'[byte % 36]).join('')
}
