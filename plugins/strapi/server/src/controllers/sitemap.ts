import type { TypeShape } from '#shared/mapping/shape.ts'
import type { App } from '../create-services.ts'
import { mayCall } from '../deliver/may-call.ts'
import { type Caller, ownRoutes } from '../deliver/own-routes.ts'
import { setCache } from '../deliver/set-cache.ts'
import { type Listed, listedOf, maxPerFile, sitemapIndex, urlset } from '../deliver/sitemap.ts'
import type { RequestContext } from '../http.ts'
import { apiPrefixOf, pluginId } from '../plugin.ts'

type Asked = RequestContext & Caller

const keptSeconds = 300

/** Sitemaps of what the caller may read: an index, and files by type and locale. A file has fewer entries where the site keeps some back. */
export const sitemapController = ({ strapi, settings }: App) => {
  /** A type with a sitemap; null: it has none, or none that the public may read. */
  const typeOf = async (uid: string): Promise<TypeShape | null> => {
    const shape = settings.shape(uid)
    return shape === null || !(await settings.get()).delivery.route || (await settings.mapping(uid)) === null ? null : shape
  }
  const isAllowed = (context: Asked, uid: string): Promise<boolean> => mayCall(strapi, context.state.auth, `${uid}.find`)

  const answer = (context: Asked, isPlain: boolean, xml: string): void => {
    context.set('Content-Type', 'application/xml; charset=utf-8')
    setCache(context, isPlain, keptSeconds)
    context.body = xml
  }

  return {
    /** Names every file. `base`: where the front end hands them on, in the place of our own address. */
    async index(context: Asked) {
      if (!(await settings.get()).delivery.route) return context.notFound()
      const here = `${strapi.config.get<string>('server.absoluteUrl', '')}${apiPrefixOf(strapi)}/${pluginId}/sitemap`
      const base = typeof context.query.base === 'string' && /^https?:\/\/[^\s"<>]+$/.test(context.query.base) ? context.query.base : here
      const own = ownRoutes(strapi, context)
      const addresses: string[] = []
      let isPlain = true
      for (const uid of settings.uids()) {
        const shape = await typeOf(uid)
        if (shape === null || !(await isAllowed(context, uid))) continue
        if (!own.isPlain(uid)) isPlain = false
        for (const { locale, page, listed } of filesOf(await listedOf({ strapi, settings }, uid))) {
          if (!own.isPlain(uid) && !(await own.hasAny(shape, idsOf(listed)))) continue
          const query = new URLSearchParams({ ...(locale !== '' && { locale }), page: String(page) })
          addresses.push(`${base.replace(/\/$/, '')}/${uid}?${query}`)
        }
      }
      answer(context, isPlain, sitemapIndex(addresses))
    },

    /** One file: a type, in one locale. */
    async file(context: Asked) {
      const { uid = '' } = context.params
      const page = Number(context.query.page ?? 1)
      if (!Number.isInteger(page) || page < 1 || page > 1_000_000) return context.badRequest('page must be a whole number from 1 on')
      const shape = await typeOf(uid)
      if (shape === null) return context.notFound()
      if (!(await isAllowed(context, uid))) return context.forbidden()
      const defaultLocale = await settings.defaultLocale()
      const locale = !shape.localized ? '' : typeof context.query.locale === 'string' ? context.query.locale : defaultLocale
      const all = await listedOf({ strapi, settings }, uid)
      const listed = filesOf(all).find((file) => file.locale === locale && file.page === page)?.listed ?? []
      const own = ownRoutes(strapi, context)
      const isPlain = own.isPlain(uid)
      const shown = isPlain ? new Set(idsOf(listed)) : await own.among(shape, idsOf(listed))
      if (shown === null) return context.forbidden()
      const versions = new Map<string, Listed[]>()
      for (const one of all) if (shown.has(one.documentId)) versions.set(one.documentId, [...(versions.get(one.documentId) ?? []), one])
      const entries = listed.filter(({ documentId }) => shown.has(documentId))
      answer(context, isPlain, urlset(entries, versions, defaultLocale))
    },
  }
}

interface SitemapFile {
  readonly locale: string
  /** From 1 on. */
  readonly page: number
  readonly listed: readonly Listed[]
}

const idsOf = (listed: readonly Listed[]): readonly string[] => [...new Set(listed.map(({ documentId }) => documentId))]

/** Entries of a type in files, by locale. */
function filesOf(listed: readonly Listed[]): readonly SitemapFile[] {
  return [...new Set(listed.map(({ locale }) => locale))].sort().flatMap((locale) => {
    const own = listed.filter((one) => one.locale === locale)
    return Array.from({ length: Math.ceil(own.length / maxPerFile) }, (_, at) => ({
      locale,
      page: at + 1,
      listed: own.slice(at * maxPerFile, (at + 1) * maxPerFile),
    }))
  })
}
