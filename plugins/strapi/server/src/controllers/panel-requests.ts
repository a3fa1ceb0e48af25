import type { OptimizeRequest as Wire } from '@citable/contract/present'
import type { App } from '../create-services.ts'
import { mayRead, mayUpdate, parse, type RequestContext } from '../http.ts'
import { DraftsRequest, OptimizeRequest } from '../schemas.ts'

/** Milliseconds the service may take for drafts: a model writes for longer than a score takes. */
const draftsMs = 45_000

const asksGenerator = (request: object): boolean => (request as Wire).options?.generate === true

/** Requests of the panel that the service or a generator answers, about the text in the editor. */
export const panelRequests = ({ settings, serviceClient, generator }: Pick<App, 'settings' | 'serviceClient' | 'generator'>) => ({
  /** Service mode: passes the panel's request on with the key, which the browser never sees. */
  async optimize(context: RequestContext) {
    const asked = parse(context, OptimizeRequest, context.request.body)
    if (asked === null) return
    if (!mayRead(context, asked.uid)) return context.forbidden()
    // drafts are asked for on a route of their own, with a right of their own
    if (asksGenerator(asked.request)) return context.forbidden()
    if ((await settings.get()).mode !== 'service') {
      context.status = 409
      context.body = {
        ok: false,
        reason: 'not_configured',
        detail: 'The plugin is not in service mode.',
        status: null,
        retryAfterSeconds: null,
        code: null,
      }
      return
    }
    // Always 200: Strapi's own error page would hide what the service said.
    context.body = await serviceClient.optimize(asked.request as Wire)
  },

  /**
   * Drafts of the text in the editor: by the service in service mode, else by the generator of this server's configuration. The rest of the answer
   * is dropped, and nothing is stored.
   */
  async drafts(context: RequestContext) {
    const asked = parse(context, DraftsRequest, context.request.body)
    if (asked === null) return
    if (!mayRead(context, asked.uid) || !mayUpdate(context, asked.uid)) return context.forbidden()
    if ((await settings.get()).mode !== 'service') {
      context.body = await generator.drafts(asked.request as Wire, new Date().toISOString(), asked.estimate)
      return
    }
    const options = { ...(asked.request as Wire).options, generate: true, estimate: asked.estimate }
    const answer = await serviceClient.optimize({ ...(asked.request as Wire), options }, draftsMs)
    context.body = answer.ok
      ? { ok: true, drafts: (answer.body as { drafts?: unknown }).drafts ?? null }
      : { ok: false, reason: answer.reason, detail: answer.detail }
  },
})
