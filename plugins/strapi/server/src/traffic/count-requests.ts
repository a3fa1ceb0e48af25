import { clientAddress } from '@citable/client/traffic'
import { pageKind } from '@citable/service/traffic'
import type { Core } from '@strapi/strapi'
import type { App } from '../create-services.ts'

/** The part of Koa's context that we use. */
interface Answered {
  readonly method: string
  readonly host: string
  readonly path: string
  readonly url: string
  readonly status: number
  readonly type: string
  get(name: string): string
  readonly req: { readonly socket: { readonly remoteAddress?: string | undefined } }
}

/**
 * Counts pages that this very server gives to AI agents and to readers whom assistants send: for sites that Strapi renders or proxies. Its
 * API and its admin are no pages. Off until the settings say otherwise.
 */
export function countRequests({ strapi, settings, traffic }: App): void {
  strapi.server.use(async (context, next) => {
    await next()
    const answered = context as unknown as Answered
    if (answered.method !== 'GET' || !isPage(strapi, answered)) return
    if (!(await settings.get()).traffic.isOn) return
    const referrer = answered.get('referer')
    traffic.note({
      userAgent: answered.get('user-agent'),
      referrer: referrer === '' ? null : referrer,
      host: answered.host,
      path: answered.url,
      status: answered.status,
      type: answered.type,
      address: clientAddress(answered.req.socket.remoteAddress ?? '', answered.get('x-forwarded-for')),
    })
  })
}

function isPage(strapi: Core.Strapi, { path, type }: Answered): boolean {
  const admin = String(strapi.config.get('admin.path', '/admin'))
  return path !== admin && !path.startsWith(`${admin}/`) && (/html/.test(type) || pageKind(path) !== 'page')
}
