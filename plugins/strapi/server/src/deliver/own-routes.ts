import type { IncomingMessage } from 'node:http'
import { ServerResponse } from 'node:http'
import type { Core } from '@strapi/strapi'
import type { TypeShape } from '#shared/mapping/shape.ts'
import { apiPrefixOf, type Row } from '../plugin.ts'

/** A reader's answer from the type's own route. `refused`: the site's policies, middlewares or controller say no. `none`: nothing there. */
type Reading = 'refused' | 'none' | 'read'

interface Route {
  readonly method: string
  readonly path: string
  readonly handler: unknown
  readonly config?: { readonly policies?: readonly unknown[]; readonly middlewares?: readonly unknown[] }
}
interface Router {
  readonly prefix?: string
  readonly routes?: readonly Route[]
}

/** The request of a caller, as Koa holds it. */
export interface Caller {
  readonly req: IncomingMessage
}

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a site's controller may answer anything
  readonly body: any
}

/** Headers that would make the answer another one than the entry. */
const left = new Set(['accept-encoding', 'if-none-match', 'if-modified-since', 'prefer', 'range'])

/** Statuses that say whether an entry exists. A fault does not, nor do too many requests: an entry must not seem gone then. */
const conclusiveStatuses = new Set([200, 204, 401, 403, 404])

/** Documents of one question: each is a part of the address, and an answer has 100 rows at most by default. */
const documentsAtOnce = 25

/**
 * Reads a type by its own REST routes as the caller, who gets nothing from the plugin that the site's policies, middlewares or controller keep back.
 * Fields are not narrowed: a controller may decide by any of them. The answers are those that every caller gets: a site may keep them in a cache.
 */
export function ownRoutes(strapi: Core.Strapi, caller: Caller) {
  const routeOf = (uid: string, action: 'find' | 'findOne'): { readonly path: string; readonly route: Route } | null => {
    const [api = '', name = ''] = uid.replace(/^api::/, '').split('.')
    const handlers: readonly unknown[] = [`${uid}.${action}`, `${name}.${action}`]
    const routers = Object.values(
      (strapi.apis as unknown as Readonly<Record<string, { readonly routes?: object } | undefined>>)[api]?.routes ?? {},
    )
    for (const { prefix = '', routes = [] } of routers as readonly Router[])
      for (const route of routes)
        if (route.method === 'GET' && handlers.includes(route.handler)) {
          return { path: `${apiPrefixOf(strapi)}${prefix}${route.path}`, route }
        }
    return null
  }

  // composes all middlewares of the site: once for the questions of one request
  const handle = strapi.server.app.callback() as (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

  const ask = (path: string, query: Readonly<Record<string, string>>): Promise<Answer> => {
    const search = new URLSearchParams(query).toString()
    const headers = Object.fromEntries(Object.entries(caller.req.headers).filter(([name]) => !left.has(name)))
    const request = Object.create(caller.req, {
      method: { value: 'GET', writable: true },
      url: { value: search === '' ? path : `${path}?${search}`, writable: true },
      originalUrl: { value: undefined, writable: true },
      headers: { value: headers, writable: true },
    }) as IncomingMessage
    const response = new ServerResponse(request)
    return new Promise((resolve, reject) => {
      const parts: Buffer[] = []
      const add = (part: unknown, encoding: unknown): void => {
        if (part instanceof Uint8Array) parts.push(Buffer.from(part))
        else if (typeof part === 'string')
          parts.push(Buffer.from(part, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
      }
      response.write = ((part: unknown, encoding: unknown) => {
        add(part, encoding)
        return true
      }) as typeof response.write
      response.end = ((part: unknown, encoding: unknown) => {
        add(part, encoding)
        response.finished = true
        resolve({ status: response.statusCode, body: parsed(Buffer.concat(parts).toString('utf8')) })
        response.emit('finish')
        return response
      }) as typeof response.end
      handle(request, response).catch(reject)
    })
  }

  /** `byId`: a route that knows entries by something else may take an id for a fault of the caller. */
  const told = async (path: string, query: Readonly<Record<string, string>>, { byId }: { readonly byId: boolean }): Promise<Answer> => {
    const answer = await ask(path, query)
    if (conclusiveStatuses.has(answer.status) || (byId && answer.status === 400)) return answer
    throw new Error(`${path} answered the plugin with ${answer.status}`)
  }

  const rowsIn = ({ body }: Answer): readonly { readonly documentId?: unknown }[] =>
    (Array.isArray(body?.data) ? body.data : [body?.data]).filter((row: unknown) => typeof row === 'object' && row !== null)

  const isRefusal = ({ status }: Answer): boolean => status === 401 || status === 403

  /** Ids of the published documents that the list of the type shows in any language; null: the caller is refused. */
  const among = async ({ uid, kind, localized }: TypeShape, documentIds: readonly string[]): Promise<ReadonlySet<string> | null> => {
    const list = routeOf(uid, 'find')
    if (list === null) return null
    const inAll: Record<string, string> = localized ? { locale: '*' } : {}
    const seen = new Set<string>()
    // a type without entries is refused, too
    for (let at = 0; at === 0 || at < documentIds.length; at += documentsAtOnce) {
      const asked = Object.fromEntries(
        documentIds.slice(at, at + documentsAtOnce).map((id, index) => [`filters[documentId][$in][${index}]`, id]),
      )
      for (let page = 1, pages = 1; page <= pages; page++) {
        const paged = { ...asked, 'pagination[page]': String(page), 'pagination[pageSize]': '100' }
        const answer = await told(list.path, { ...inAll, ...(kind === 'singleType' ? {} : paged) }, { byId: false })
        if (isRefusal(answer)) return null
        for (const { documentId } of rowsIn(answer)) if (typeof documentId === 'string') seen.add(documentId)
        pages = Number(answer.body?.meta?.pagination?.pageCount ?? 1)
      }
    }
    return seen
  }

  return {
    /** True when the caller's credentials are all that decides: no policy or middleware is declared, and Strapi's own code answers. */
    isPlain(uid: string): boolean {
      return (
        isStrapis(strapi.controller(uid as never)) &&
        isStrapis(strapi.service(uid as never)) &&
        (['find', 'findOne'] as const).every((action) => {
          const { policies = [], middlewares = [] } = routeOf(uid, action)?.route.config ?? {}
          return policies.length === 0 && middlewares.length === 0
        })
      )
    },

    /** One published entry. A route may find entries by something else than their id, so the list is asked where it finds nothing. */
    async one({ uid, kind }: TypeShape, documentId: string, locale: string): Promise<Reading> {
      const inLocale: Record<string, string> = locale === '' ? {} : { locale }
      const holds = (answer: Answer): boolean =>
        answer.status === 200 && rowsIn(answer).some((row) => row.documentId === undefined || row.documentId === documentId)
      const single = routeOf(uid, kind === 'singleType' ? 'find' : 'findOne')
      if (single !== null) {
        const answer = await told(single.path.replace(/:[A-Za-z0-9_]+/, documentId), inLocale, { byId: true })
        if (isRefusal(answer)) return 'refused'
        if (holds(answer)) return 'read'
      }
      const list = kind === 'singleType' ? null : routeOf(uid, 'find')
      if (list === null) return single === null ? 'refused' : 'none'
      const answer = await told(list.path, { ...inLocale, 'filters[documentId][$eq]': documentId }, { byId: false })
      return isRefusal(answer) ? 'refused' : holds(answer) && rowsIn(answer)[0]?.documentId === documentId ? 'read' : 'none'
    },

    among,

    /** True when the list of the type shows one of some published documents: it is asked no further than that. */
    async hasAny(shape: TypeShape, documentIds: readonly string[]): Promise<boolean> {
      for (let at = 0; at < documentIds.length; at += documentsAtOnce) {
        const seen = await among(shape, documentIds.slice(at, at + documentsAtOnce))
        if (seen === null || seen.size > 0) return seen !== null
      }
      return false
    },
  }
}

/** Actions without data for a reader. */
const writes = new Set(['create', 'update', 'delete'])

/** True for a controller or service of Strapi's factory that reads by nothing else: each inherits from what the factory made. */
function isStrapis(made: object | undefined): boolean {
  const factorys = made && (Object.getPrototypeOf(made) as Row | null)
  if (!factorys || !('find' in factorys)) return false
  return Object.entries(made).every(([name, own]) => writes.has(name) || !(name in factorys) || own === factorys[name])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
