import type { Core } from '@strapi/strapi'
import { fileUid } from '../../src/mapping/relations.ts'
import { servicesOf } from './services/services-of.ts'

/** The part of Strapi's database events that we use. */
interface Event {
  readonly result?: { readonly id?: unknown } | null
  readonly params?: { readonly where?: { readonly id?: unknown } }
}

/**
 * Changes that pass by the document service: an upload that is replaced, described or deleted, and a locale that is deleted with all its
 * entries. Nothing is awaited: what has changed is looked at after the request.
 */
export function followOtherChanges(strapi: Core.Strapi): void {
  const files = ({ result, params }: Event): void => {
    const id = result?.id ?? params?.where?.id
    if (typeof id === 'number' || typeof id === 'string') after(strapi, () => servicesOf(strapi).related.changed(`${fileUid} ${id}`))
  }
  strapi.db.lifecycles.subscribe({ models: [fileUid], afterUpdate: files, afterDelete: files } as never)
  const locales = (): void => {
    const { settings, repair } = servicesOf(strapi)
    settings.refresh()
    after(strapi, repair.runAll)
  }
  if (strapi.plugin('i18n'))
    strapi.db.lifecycles.subscribe({ models: ['plugin::i18n.locale'], afterDelete: locales, afterUpdate: locales } as never)
}

/** After the transaction that this happens in, if there is one: nothing of ours is done inside somebody else's. */
function after(strapi: Core.Strapi, work: () => Promise<void>): void {
  if (strapi.db.inTransaction()) void strapi.db.transaction(async ({ onCommit }) => onCommit(() => void work()))
  else setImmediate(() => void work())
}
