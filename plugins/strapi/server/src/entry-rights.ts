import type { Core } from '@strapi/strapi'
import type { RequestContext } from './http.ts'

type Right = 'read' | 'update'

interface Entry {
  readonly uid: string
  readonly documentId: string
  /** Empty for types without locales. */
  readonly locale: string
}

/** What we use of the content manager, whose services have no published types. */
interface ContentManager {
  service(name: 'permission-checker'): {
    create(asked: { readonly userAbility: unknown; readonly model: string }): {
      readonly can: Readonly<Record<Right, (entity: object) => boolean>>
      readonly sanitizedQuery: Readonly<Record<Right, (query: object) => Promise<object>>>
    }
  }
  service(name: 'populate-builder'): (uid: string) => { populateFromQuery(query: object): { build(): Promise<unknown> } }
}

/**
 * Whether the caller has a right to this very entry, as the content manager decides it: a role may be bound to its own entries or to some
 * locales. null: there is no such entry.
 */
export async function hasRightTo(
  strapi: Core.Strapi,
  context: RequestContext,
  right: Right,
  { uid, documentId, locale }: Entry,
): Promise<boolean | null> {
  const manager = strapi.plugin('content-manager') as unknown as ContentManager
  const checker = manager.service('permission-checker').create({ userAbility: context.state.userAbility, model: uid })
  const populate = await manager
    .service('populate-builder')(uid)
    .populateFromQuery(await checker.sanitizedQuery[right]({}))
    .build()
  const documents = strapi.documents(uid as never) as unknown as { findOne(asked: object): Promise<object | null> }
  const entry = await documents.findOne({ documentId, status: 'draft', ...(locale !== '' && { locale }), populate })
  return entry === null ? null : checker.can[right](entry)
}
