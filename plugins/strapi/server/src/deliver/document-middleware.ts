import type { Core } from '@strapi/strapi'
import type { App } from '../create-services.ts'
import { pluginId, type Row } from '../plugin.ts'
import { outsideRequest } from '../publish/outside.ts'
import { hasOwnField } from './own-field.ts'
import { wishOf } from './wish.ts'

interface DocumentContext {
  readonly uid: string
  readonly action: string
  readonly params?: { readonly documentId?: string; readonly status?: string; readonly locale?: unknown }
}

const reads = new Set(['findOne', 'findFirst', 'findMany'])

/**
 * True for an action that can change the published version. With drafts: REST's `create` and `update` publish by
 * `status: 'published'` and never call `publish`; `clone` and `discardDraft` only touch drafts. Without drafts every
 * write is public.
 */
export function changesPublished({ action, params }: Pick<DocumentContext, 'action' | 'params'>, hasDrafts: boolean): boolean {
  if (action === 'delete') return true
  if (!hasDrafts) return action === 'create' || action === 'update' || action === 'clone'
  if (action === 'publish' || action === 'unpublish') return true
  return (action === 'create' || action === 'update') && params?.status === 'published'
}

/** True for the published entry. Without `status` Strapi answers with the draft; without its date an entry is what `status` asked for. */
function isPublished({ publishedAt }: Row, status: string | undefined, hasDrafts: boolean): boolean {
  if (!hasDrafts) return true
  return publishedAt === undefined ? status === 'published' : publishedAt !== null
}

/** Makes snapshots equal to what is published, and adds them to what the content API answers. Never makes an action fail. */
export const documentMiddleware =
  ({ strapi, settings, snapshots, choices, related, delivery, translations }: App) =>
  async (context: DocumentContext, next: () => Promise<unknown>): Promise<unknown> => {
    const { uid, params } = context
    const shape = settings.shape(uid)
    if (shape === null) return next()

    if (changesPublished(context, shape.draftAndPublish)) {
      /** A deleted entry takes along what its author chose for it, and how it was translated. */
      const forgotten = async (id: string) => {
        if (context.action !== 'delete') return
        try {
          await outsideRequest(() => Promise.all([choices.forgetDeleted(uid, id), translations.forgetDeleted(uid, id)]))
        } catch (error) {
          strapi.log.error(`[citable] ${error instanceof Error ? error.message : String(error)}`)
        }
      }
      /** Publishing does not wait for the analysis; a reader who asks before it is there does. An unpublished entry is gone with the answer. */
      const changed = async (id: string | undefined) => {
        if (id === undefined) return
        const synced = [snapshots.syncSoon(uid, id), related.syncSoon(uid, id)]
        await forgotten(id)
        if (context.action === 'delete' || context.action === 'unpublish') await Promise.all(synced)
      }
      // the copy is the one that is new
      let documentId = context.action === 'clone' ? undefined : params?.documentId
      if (strapi.db.inTransaction()) {
        // Our work stays out of other transactions: on PostgreSQL a failed statement would poison it, and
        // a bulk publish runs many documents at once in one. Registered before `next`, so the plugin's starts before Strapi's events.
        await strapi.db.transaction(async ({ onCommit }) => {
          onCommit(() => {
            void changed(documentId)
          })
        })
        const result = await next()
        documentId ??= documentIdOf(result)
        return result
      }
      const result = await next()
      await changed(documentId ?? documentIdOf(result))
      return result
    }

    const result = await next()
    if (reads.has(context.action) && params?.status !== 'draft' && isContentApi(strapi) && !hasOwnField(strapi, uid)) {
      try {
        if ((await settings.get()).delivery.append) {
          // what a header decides, with or without it, no cache may give to others
          strapi.requestContext.get()?.vary('Prefer')
          const wanted = wantedOf(strapi, context.action)
          const entries = (wanted === null ? [] : Array.isArray(result) ? result : [result]).filter(
            (entry): entry is Row =>
              typeof (entry as Row | null)?.documentId === 'string' && isPublished(entry as Row, params?.status, shape.draftAndPublish),
          )
          if (wanted !== null && entries.length > 0 && (await settings.mapping(uid)) !== null)
            await delivery.append(uid, entries, params?.locale, wanted)
        }
      } catch (error) {
        strapi.log.error(`[citable] JSON-LD was not added to ${uid}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    return result
  }

interface State {
  readonly auth?: unknown
  readonly route?: { readonly info?: { readonly type?: string; readonly pluginName?: string } }
}

const stateOf = (strapi: Core.Strapi) => strapi.requestContext.get()?.state as State | undefined

/** The data a request asks for: nothing for lists unless they say so, and little then; the text for one entry; the graph as a value for `full`. */
function wantedOf(
  strapi: Core.Strapi,
  action: string,
): { readonly auth: unknown; readonly isFull: boolean; readonly isBrief: boolean } | null {
  const wish = wishOf(strapi.requestContext.get() ?? {})
  const isWanted = action === 'findMany' ? wish === '1' || wish === 'full' : wish !== '0'
  return isWanted ? { auth: stateOf(strapi)?.auth, isFull: wish === 'full', isBrief: wish === '1' } : null
}

/** Code, jobs and the content manager never see our key, nor do our own routes, which give it themselves. */
function isContentApi(strapi: Core.Strapi): boolean {
  const info = stateOf(strapi)?.route?.info
  return info?.type === 'content-api' && info.pluginName !== pluginId
}

function documentIdOf(result: unknown): string | undefined {
  const id = (result as { documentId?: unknown } | null)?.documentId
  return typeof id === 'string' ? id : undefined
}
