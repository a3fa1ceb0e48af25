import type { TypeShape } from '../../../src/mapping/shape.ts'
import type { RequestContext } from '../http.ts'
import type { Context } from '../plugin.ts'
import { servicesOf } from '../services/services-of.ts'

/** What front ends ask. */
export const contentController = ({ strapi }: Context) => {
  /** Whether Strapi's own answer would hold the entry: what the site's middlewares keep back, we do, too. */
  const isReadable = async (uid: string, documentId: string, shape: TypeShape, locale: string): Promise<boolean> => {
    const documents = strapi.documents(uid as never) as unknown as { findOne(asked: object): Promise<object | null> }
    const asked = { documentId, fields: ['documentId'], ...(shape.draftAndPublish && { status: 'published' }) }
    return (await documents.findOne({ ...asked, ...(locale !== '' && { locale }) })) !== null
  }

  return {
    /** The JSON-LD of a published entry. Needs our action and the right to read the type itself. */
    async jsonLd(context: RequestContext) {
      const { uid = '', documentId = '' } = context.params
      const { settings, delivery } = servicesOf(strapi)
      const shape = settings.shape(uid)
      if (shape === null || !(await settings.get()).delivery.route || (await settings.mapping(uid)) === null) return context.notFound()
      const scope = shape.kind === 'singleType' ? [`${uid}.find`] : [`${uid}.findOne`]
      try {
        await strapi.auth.verify(context.state.auth as never, { scope } as never)
      } catch {
        return context.forbidden()
      }
      const locale = !shape.localized
        ? ''
        : typeof context.query.locale === 'string'
          ? context.query.locale
          : await settings.defaultLocale()
      const found = (await isReadable(uid, documentId, shape, locale))
        ? await delivery.one(uid, documentId, locale, context.state.auth)
        : null
      if (found === null) return context.notFound()
      const tag = `"${found.version}"`
      context.set('ETag', tag)
      // what a token may see is nothing for a cache that others share
      context.set('Cache-Control', context.headers.authorization === undefined ? 'public, max-age=60' : 'private, max-age=60')
      context.set('Vary', 'Authorization')
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
