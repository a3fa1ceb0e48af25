import type { RequestContext } from '../http.ts'
import type { Context } from '../plugin.ts'
import { servicesOf } from '../services/services-of.ts'

/** What front ends ask. */
export const contentController = ({ strapi }: Context) => ({
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
    const locale = !shape.localized ? '' : typeof context.query.locale === 'string' ? context.query.locale : await settings.defaultLocale()
    const found = await delivery.one(uid, documentId, locale)
    if (found === null) return context.notFound()
    const tag = `"${found.version}"`
    context.set('ETag', tag)
    context.set('Cache-Control', 'public, max-age=60')
    if (hasTag(context.headers['if-none-match'], tag)) {
      context.status = 304
      return
    }
    context.body = { data: found.data }
  },
})

/** Weak comparison of RFC 9110, as caches that recompress an answer need it. */
const hasTag = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*') === true
