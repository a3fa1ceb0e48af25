import type { Core } from '@strapi/strapi'
import { fileUid } from '#shared/entry/relations.ts'
import type { App } from '../create-services.ts'
import { query, type Row } from '../plugin.ts'
import { outsideRequest } from './outside.ts'

/** The part of Strapi's database events that we use. */
interface Event {
  readonly model?: { readonly uid: string }
  readonly result?: Row | null
  readonly params?: { readonly where?: object }
  /** Between the two events of one action. */
  state?: { readonly rows?: readonly Row[] }
}

/**
 * Changes that pass by the document service: an upload that is replaced, described or deleted, a row of an entry that code writes itself, and a
 * locale that is deleted with all its entries. What has changed is looked at after the request. Only an action on many rows waits, for the question
 * which rows they are, and never fails by it.
 */
export function followOtherChanges({ strapi, settings, snapshots, related, repair }: App): void {
  /** One wish for all rows of an event: several may be of one document, in as many languages. */
  const followed = (rows: readonly Row[], follow: (documentId: string) => Promise<unknown>): void => {
    const ids = [...new Set(rows.flatMap(({ documentId }) => (typeof documentId === 'string' ? [documentId] : [])))]
    if (ids.length > 0) after(strapi, () => related.inTurn(ids, follow))
  }
  const files = (rows: readonly Row[]): void => followed(rows, (id) => related.changed(`${fileUid} ${id}`))
  const entries = (rows: readonly Row[], uid: string): void => {
    const hasDrafts = settings.shape(uid)?.draftAndPublish === true
    const isPublic = ({ publishedAt }: Row) => !hasDrafts || (publishedAt ?? null) !== null
    followed(rows.filter(isPublic), (id) => Promise.all([snapshots.syncSoon(uid, id), related.syncSoon(uid, id)]))
  }
  const onOne =
    (changed: (rows: readonly Row[], uid: string) => void) =>
    ({ result, model }: Event): void => {
      if (result) changed([result], model?.uid ?? '')
    }
  /** An action on many rows says which only before it: afterwards they may no longer fit its condition. */
  const onMany = (changed: (rows: readonly Row[], uid: string) => void) => ({
    before: async (event: Event): Promise<void> => {
      const uid = event.model?.uid ?? ''
      const select = ['id', 'documentId', ...(uid === fileUid ? [] : ['publishedAt'])]
      try {
        event.state = { rows: await query(strapi, uid).findMany({ select, where: event.params?.where ?? {} }) }
      } catch (error) {
        strapi.log.error(`[citable] changes of ${uid} are not followed: ${error instanceof Error ? error.message : String(error)}`)
      }
    },
    after: ({ state, model }: Event): void => changed(state?.rows ?? [], model?.uid ?? ''),
  })
  const manyFiles = onMany(files)
  const manyEntries = onMany(entries)
  const subscribe = (models: readonly string[], actions: object): void => {
    strapi.db.lifecycles.subscribe({ models, ...actions } as never)
  }
  subscribe([fileUid], {
    afterUpdate: onOne(files),
    afterDelete: onOne(files),
    beforeUpdateMany: manyFiles.before,
    afterUpdateMany: manyFiles.after,
    beforeDeleteMany: manyFiles.before,
    afterDeleteMany: manyFiles.after,
  })
  subscribe(settings.uids(), {
    afterUpdate: onOne(entries),
    beforeUpdateMany: manyEntries.before,
    afterUpdateMany: manyEntries.after,
  })
  const locales = (): void => {
    settings.refresh()
    after(strapi, repair.runAll)
  }
  if (strapi.plugin('i18n')) subscribe(['plugin::i18n.locale'], { afterDelete: locales, afterUpdate: locales })
}

/** After the transaction that this happens in, if there is one: the plugin does no work inside another transaction. */
function after(strapi: Core.Strapi, work: () => Promise<unknown>): void {
  if (strapi.db.inTransaction()) void strapi.db.transaction(async ({ onCommit }) => onCommit(() => void outsideRequest(work)))
  else setImmediate(() => void outsideRequest(work))
}
