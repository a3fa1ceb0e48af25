import { escapeHtml } from '@citable/core/escape-html'
import type { StoredHead } from '#shared/entry/head-of-entry.ts'
import { type Context, type Row, snapshotTable } from '../plugin.ts'
import type { Builder } from '../publish/knex.ts'
import { instantOf } from '../score/entry-of-row.ts'
import type { SettingsService } from '../settings/settings.ts'
import { hreflangs } from './hreflangs.ts'

/** Addresses of one file, by the protocol of sitemaps. */
export const maxPerFile = 50_000

/** A published entry with an address, in one locale. */
export interface Listed {
  readonly documentId: string
  readonly locale: string
  readonly url: string
  readonly lastmod: string | null
  readonly image: string | null
}

interface Parts extends Context {
  readonly settings: SettingsService
}

/** Published entries that may be found: one that asks not to be has no address in its snapshot. */
function published({ strapi, settings }: Parts, uid: string): Builder | null {
  const shape = settings.shape(uid)
  if (shape === null) return null
  const { tableName } = strapi.db.metadata.get(uid)
  return strapi.db
    .getConnection(snapshotTable)
    .innerJoin(tableName, (join) => {
      join.on(`${tableName}.document_id`, `${snapshotTable}.related_document_id`)
      if (shape.localized) join.andOn(`${tableName}.locale`, `${snapshotTable}.related_locale`)
    })
    .where(`${snapshotTable}.content_type`, uid)
    .whereNotNull(`${snapshotTable}.url`)
    .whereNotNull(`${tableName}.published_at`) as unknown as Builder
}

const columns = ['related_document_id', 'related_locale', 'url', 'head', 'date_modified'].map((name) => `${snapshotTable}.${name}`)

/** Every published entry of a type that has an address, each locale once, by document and locale. One query. */
export async function listedOf(parts: Parts, uid: string): Promise<readonly Listed[]> {
  const rows = (await (published(parts, uid)?.select(columns) ?? [])) as readonly Row[]
  const found = new Map<string, Listed>()
  for (const row of rows) {
    const [documentId, locale] = [String(row.related_document_id), String(row.related_locale ?? '')]
    const head = (typeof row.head === 'string' ? JSON.parse(row.head) : row.head) as StoredHead | null
    found.set(`${documentId} ${locale}`, {
      documentId,
      locale,
      url: String(row.url),
      lastmod: instantOf(row.date_modified),
      image: head?.openGraph?.image?.url ?? null,
    })
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, listed]) => listed)
}

/** One file of addresses. `others`: all locales of the documents in it. */
export function urlset(listed: readonly Listed[], others: ReadonlyMap<string, readonly Listed[]>, defaultLocale: string): string {
  const urls = listed.map(({ documentId, url, lastmod, image }) => {
    const versions = others.get(documentId) ?? []
    const links = versions.length < 2 ? [] : hreflangs(versions, defaultLocale)
    return [
      `<url><loc>${escapeHtml(url)}</loc>`,
      ...(lastmod === null ? [] : [`<lastmod>${lastmod}</lastmod>`]),
      ...links.map((one) => `<xhtml:link rel="alternate" hreflang="${escapeHtml(one.hreflang)}" href="${escapeHtml(one.href)}"/>`),
      ...(image === null ? [] : [`<image:image><image:loc>${escapeHtml(image)}</image:loc></image:image>`]),
      '</url>',
    ].join('')
  })
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`
}

/** The file that names the others. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`
