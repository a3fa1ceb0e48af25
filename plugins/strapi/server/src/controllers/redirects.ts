import type { RedirectsAnswer } from '#shared/answers.ts'
import type { App } from '../create-services.ts'
import { mayCall } from '../deliver/may-call.ts'
import { type Caller, ownRoutes } from '../deliver/own-routes.ts'
import { setCache } from '../deliver/set-cache.ts'
import { mayRead, parse, type RequestContext } from '../http.ts'
import type { RedirectProblem } from '../redirects/redirects.ts'
import { RedirectRequest } from '../schemas.ts'

const pageSize = 50

const keptSeconds = 60

const problems: Readonly<Record<RedirectProblem, { readonly path: string; readonly message: string }>> = {
  address: { path: 'from', message: 'Must be an address of the site, in full or as a path' },
  live: { path: 'from', message: 'An entry is published at this address: nobody could open it any more' },
  nowhere: { path: 'to', message: 'No entry is published at this address' },
}

/** Old addresses of entries: for front ends, and in the settings. */
export const redirectsController = ({ strapi, settings, redirects }: App) => ({
  /** Where the entry that had an address is now. Needs our action and an answer from the type's own route. */
  async find(context: RequestContext & Caller) {
    const { address } = context.query
    if (typeof address !== 'string' || address.length > 2_000) return context.badRequest('address must be a path or an address')
    const found = await redirects.find(address)
    const shape = found === null ? null : settings.shape(found.uid)
    if (found === null || shape === null || (await settings.mapping(found.uid)) === null) return context.notFound()
    if (!(await mayCall(strapi, context.state.auth, `${found.uid}.${shape.kind === 'singleType' ? 'find' : 'findOne'}`)))
      return context.notFound()
    const own = ownRoutes(strapi, context)
    if ((await own.one(shape, found.documentId, found.locale)) !== 'read') return context.notFound()
    const { from, to, documentId, locale, uid } = found
    setCache(context, own.isPlain(uid), keptSeconds)
    context.body = { data: { from, to, status: 301, contentType: uid, documentId, locale: locale === '' ? null : locale } }
  },

  async list(context: RequestContext) {
    const page = Number(context.query.page ?? 1)
    if (!Number.isInteger(page) || page < 1 || page > 1_000_000) return context.badRequest('page must be a whole number from 1 on')
    const found = await redirects.list((page - 1) * pageSize, pageSize)
    context.body = {
      redirects: found.filter(({ uid }) => mayRead(context, uid)).map(({ id, from, to }) => ({ id, from, to })),
      total: await redirects.count(),
      pageSize,
    } satisfies RedirectsAnswer
  },

  async add(context: RequestContext) {
    const asked = parse(context, RedirectRequest, context.request.body)
    if (asked === null) return
    const problem = await redirects.add(asked.from, asked.to)
    if (problem === null) {
      context.body = { ok: true }
      return
    }
    const { path, message } = problems[problem]
    return context.badRequest('Some values are not valid', { errors: [{ path: [path], message }] })
  },

  async remove(context: RequestContext) {
    const id = Number(context.params.id)
    if (!Number.isInteger(id)) return context.badRequest('Redirects are named by their number')
    if (!(await redirects.remove(id))) return context.notFound()
    context.body = { ok: true }
  },
})
