import type { TypeShape } from '#shared/mapping/shape.ts'
import type { App } from '../create-services.ts'
import { mayCall } from '../deliver/may-call.ts'
import { type Caller, ownRoutes } from '../deliver/own-routes.ts'
import { setCache } from '../deliver/set-cache.ts'
import type { RequestContext } from '../http.ts'
import { pluginId } from '../plugin.ts'

/** Entries of one answer for sitemaps. */
const maxPerPage = 1000

const keptSeconds = 60

/** A request of a front end; the site's own routes get it as it is. */
type Asked = RequestContext & Caller

/** Requests of front ends. */
export const contentController = ({ strapi, settings, delivery }: App) => {
  /** True when the document service, with the site's middlewares in it, would hand out the entry. */
  const isReadable = async (uid: string, documentId: string, shape: TypeShape, locale: string): Promise<boolean> => {
    const documents = strapi.documents(uid as never) as unknown as { findOne(asked: object): Promise<object | null> }
    const asked = { documentId, fields: ['documentId'], ...(shape.draftAndPublish && { status: 'published' }) }
    return (await documents.findOne({ ...asked, ...(locale !== '' && { locale }) })) !== null
  }

  return {
    /** Addresses of a type's published entries in all their languages, a page of them at a time. Needs our action and an answer from the type's own list. */
    async alternates(context: Asked) {
      const { uid = '' } = context.params
      const shape = settings.shape(uid)
      const page = Number(context.query.page ?? 1)
      const pageSize = Number(context.query.pageSize ?? maxPerPage)
      const isNumber = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max
      if (!isNumber(page, 1_000_000) || !isNumber(pageSize, maxPerPage))
        return context.badRequest(`page and pageSize must be whole numbers from 1 on, pageSize up to ${maxPerPage}`)
      if (shape === null || !(await settings.get()).delivery.route || (await settings.mapping(uid)) === null) return context.notFound()
      if (!(await mayCall(strapi, context.state.auth, `${uid}.find`))) return context.forbidden()
      // every locale: an entry need not exist in the default one
      const documents = strapi.documents(uid as never) as unknown as { findMany(asked: object): Promise<readonly { documentId: string }[]> }
      const rows = await documents.findMany({
        fields: ['documentId'],
        sort: 'id',
        ...(shape.draftAndPublish && { status: 'published' }),
        ...(shape.localized && { locale: '*' }),
      })
      const all = [...new Set(rows.map(({ documentId }) => documentId))]
      const wanted = all.slice((page - 1) * pageSize, page * pageSize)
      const own = ownRoutes(strapi, context)
      const shown = await own.among(shape, wanted)
      if (shown === null) return context.forbidden()
      const isPlain = own.isPlain(uid)
      const pageCount = Math.ceil(all.length / pageSize)
      setCache(context, isPlain, keptSeconds)
      context.body = {
        data: await delivery.alternates(
          uid,
          wanted.filter((documentId) => shown.has(documentId)),
        ),
        // how many entries the site keeps back stays secret: the count of pages is as far as the next one
        meta: {
          pagination: isPlain
            ? { page, pageSize, pageCount, total: all.length }
            : { page, pageSize, pageCount: Math.min(pageCount, page + 1) },
        },
      }
    },

    /** The JSON-LD of a published entry. Needs our action and an answer from the type's own route. */
    async jsonLd(context: Asked) {
      const { uid = '', documentId = '' } = context.params
      const shape = settings.shape(uid)
      if (shape === null || !(await settings.get()).delivery.route || (await settings.mapping(uid)) === null) return context.notFound()
      const scope = shape.kind === 'singleType' ? `${uid}.find` : `${uid}.findOne`
      if (!(await mayCall(strapi, context.state.auth, scope))) return context.forbidden()
      const locale = !shape.localized
        ? ''
        : typeof context.query.locale === 'string'
          ? context.query.locale
          : await settings.defaultLocale()
      const own = ownRoutes(strapi, context)
      const reading = (await isReadable(uid, documentId, shape, locale)) ? await own.one(shape, documentId, locale) : 'none'
      if (reading === 'refused') return context.forbidden()
      const found =
        reading === 'read'
          ? await delivery.one(uid, documentId, locale, { auth: context.state.auth, isFull: context.query[pluginId] === 'full' })
          : null
      if (found === null) return context.notFound()
      const tag = `"${found.version}"`
      context.set('ETag', tag)
      setCache(context, own.isPlain(uid), keptSeconds)
      if (hasTag(context.headers['if-none-match'], tag)) {
        context.status = 304
        return
      }
      context.body = { data: found.data }
    },
  }
}

/** Weak comparison of RFC 9110, as caches that recompress an answer need it. */
const hasTag = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*') === true
