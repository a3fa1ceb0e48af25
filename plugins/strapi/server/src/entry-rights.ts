import type { Core } from '@strapi/strapi'
import type { RequestContext } from './http.ts'
import type { Row } from './plugin.ts'
import { localeOf } from './services/entry-of-row.ts'

type Right = 'read' | 'update' | 'publish'

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
      readonly sanitizedQuery: Readonly<Record<Right, (query: object) => Promise<{ readonly filters?: object }>>>
    }
  }
  service(name: 'populate-builder'): (uid: string) => { populateFromQuery(query: object): { build(): Promise<unknown> } }
}

const managerOf = (strapi: Core.Strapi) => strapi.plugin('content-manager') as unknown as ContentManager

const checkerOf = (strapi: Core.Strapi, context: RequestContext, uid: string) =>
  managerOf(strapi).service('permission-checker').create({ userAbility: context.state.userAbility, model: uid })

/**
 * The entries of a type that the caller may read, as `documentId:locale`; of some documents, or of all. One query, with the conditions of
 * the caller's roles in it.
 */
export async function readableEntries(
  strapi: Core.Strapi,
  context: RequestContext,
  uid: string,
  documentIds?: readonly string[],
): Promise<ReadonlySet<string>> {
  const { filters = {} } = await checkerOf(strapi, context, uid).sanitizedQuery.read({})
  const documents = strapi.documents(uid as never) as unknown as { findMany(asked: object): Promise<readonly Row[]> }
  const entries = await documents.findMany({
    fields: ['documentId', 'locale'],
    filters: documentIds ? { $and: [filters, { documentId: { $in: documentIds } }] } : filters,
    status: 'draft',
    locale: '*',
  })
  return new Set(entries.map((entry) => `${entry.documentId}:${localeOf(entry)}`))
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
  const checker = checkerOf(strapi, context, uid)
  const populate = await managerOf(strapi)
    .service('populate-builder')(uid)
    .populateFromQuery(await checker.sanitizedQuery[right]({}))
    .build()
  const documents = strapi.documents(uid as never) as unknown as { findOne(asked: object): Promise<object | null> }
  const entry = await documents.findOne({ documentId, status: 'draft', ...(locale !== '' && { locale }), populate })
  return entry === null ? null : checker.can[right](entry)
}
