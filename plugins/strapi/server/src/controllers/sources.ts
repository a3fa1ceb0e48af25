import type { App } from '../create-services.ts'
import { hasRightTo } from '../entry-rights.ts'
import { mayRead, mayUpdate, parse, type RequestContext } from '../http.ts'
import { SourceRequest, SourcesRequest } from '../schemas.ts'
import { linksTo } from '../sources/source-links.ts'

interface Asked {
  readonly uid: string
  readonly documentId?: string | undefined
  readonly locale?: string | undefined
}

/** Pages that a text cites: one of them as it is served, or what the service says of all. Asked for by a click that names them. */
export const sourcesController = ({ strapi, settings, serviceClient, sourcePages }: App) => {
  /** True for an entry that the caller may change; answers and returns false for others. */
  const isOpen = async (context: RequestContext, { uid, documentId, locale: asked }: Asked): Promise<boolean> => {
    const shape = settings.shape(uid)
    if (!mayRead(context, uid) || !mayUpdate(context, uid)) context.forbidden()
    else if (shape === null) context.notFound()
    else if (documentId === undefined) return true
    else {
      const locale = shape.localized ? (asked ?? (await settings.defaultLocale())) : ''
      const isAllowed = await hasRightTo(strapi, context, 'update', { uid, documentId, locale })
      // a locale that is being written has no entry yet: the right to the type counts
      if (isAllowed !== false) return true
      context.forbidden()
    }
    return false
  }

  return {
    /** One page that is linked in the text on the screen. */
    async fetch(context: RequestContext) {
      const asked = parse(context, SourceRequest, context.request.body)
      if (asked === null || !(await isOpen(context, asked))) return
      if (!linksTo(asked.text, asked.url)) return context.badRequest('The text has no link to that page')
      context.body = await sourcePages.get(asked.url, `${asked.uid} ${asked.documentId ?? ''}`)
    },

    /** Service mode: the answer of `POST /v1/sources`. Always 200, as Strapi's own error page would hide what the service said. */
    async askService(context: RequestContext) {
      const asked = parse(context, SourcesRequest, context.request.body)
      if (asked === null || !(await isOpen(context, asked))) return
      if ((await settings.get()).mode !== 'service') {
        context.status = 409
        context.body = { ok: false, reason: 'not_configured', detail: 'The plugin is not in service mode.' }
        return
      }
      context.body = await serviceClient.checkSources(asked.request as Parameters<typeof serviceClient.checkSources>[0])
    },
  }
}
