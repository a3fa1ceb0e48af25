import type { App } from '../create-services.ts'
import { type Caller, ownRoutes } from '../deliver/own-routes.ts'
import { type Listed, listedOf, maxPerFile, sitemapIndex, urlset } from '../deliver/sitemap.ts'
import type { RequestContext } from '../http.ts'
import { apiPrefixOf, pluginId } from '../plugin.ts'

type Asked = RequestContext & Caller

/** Sitemaps of what the caller may read: an index, and files by type and locale. */
export const sitemapController = ({ strapi, settings }: App) => {
  const isAllowed = async (context: RequestContext, uid: string): Promise<boolean> => {
    try {
      await strapi.auth.verify(context.state.auth as never, { scope: [`${uid}.find`] } as never)
      return true
    } catch {
      return false
    }
  }
  const isOn = async (): Promise<boolean> => (await settings.get()).delivery.route

  /** Entries of a type that its own list shows; null: it refuses the caller. */
  const shown = async (context: Asked, uid: string): Promise<readonly Listed[] | null> => {
    const shape = settings.shape(uid)
    if (shape === null || !(await isAllowed(context, uid))) return null
    const listed = await listedOf({ strapi, settings }, uid)
    const own = ownRoutes(strapi, context)
    if (own.isPlain(uid)) return listed
    const among = await own.among(shape, [...new Set(listed.map(({ documentId }) => documentId))])
    return among === null ? null : listed.filter(({ documentId }) => among.has(documentId))
  }

  const answer = (context: Asked, xml: string): void => {
    context.set('Content-Type', 'application/xml; charset=utf-8')
    context.set('Cache-Control', context.headers.authorization === undefined ? 'public, max-age=300' : 'private, max-age=300')
    context.set('Vary', 'Authorization')
    context.body = xml
  }

  return {
    /** Names every file. `base`: where the front end hands them on, in the place of our own address. */
    async index(context: Asked) {
      if (!(await isOn())) return context.notFound()
      const own = `${strapi.config.get<string>('server.absoluteUrl', '')}${apiPrefixOf(strapi)}/${pluginId}/sitemap`
      const base = typeof context.query.base === 'string' && /^https?:\/\/[^\s"<>]+$/.test(context.query.base) ? context.query.base : own
      const addresses: string[] = []
      for (const uid of settings.uids()) {
        if ((await settings.mapping(uid)) === null) continue
        const listed = (await shown(context, uid)) ?? []
        for (const locale of [...new Set(listed.map((one) => one.locale))].sort()) {
          const pages = Math.ceil(listed.filter((one) => one.locale === locale).length / maxPerFile)
          for (let page = 1; page <= pages; page++)
            addresses.push(
              `${base.replace(/\/$/, '')}/${uid}?${new URLSearchParams({ ...(locale !== '' && { locale }), page: String(page) })}`,
            )
        }
      }
      answer(context, sitemapIndex(addresses))
    },

    /** One file: a type, in one locale. */
    async file(context: Asked) {
      const { uid = '' } = context.params
      const shape = settings.shape(uid)
      const page = Number(context.query.page ?? 1)
      if (!Number.isInteger(page) || page < 1 || page > 1_000_000) return context.badRequest('page must be a whole number from 1 on')
      if (shape === null || !(await isOn()) || (await settings.mapping(uid)) === null) return context.notFound()
      const listed = await shown(context, uid)
      if (listed === null) return context.forbidden()
      const defaultLocale = await settings.defaultLocale()
      const locale = !shape.localized ? '' : typeof context.query.locale === 'string' ? context.query.locale : defaultLocale
      const wanted = listed.filter((one) => one.locale === locale).slice((page - 1) * maxPerFile, page * maxPerFile)
      const others = new Map<string, Listed[]>()
      for (const one of listed) others.set(one.documentId, [...(others.get(one.documentId) ?? []), one])
      answer(context, urlset(wanted, others, defaultLocale))
    },
  }
}
