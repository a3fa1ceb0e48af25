import { isDeepStrictEqual } from 'node:util'
import type { Core } from '@strapi/strapi'
import { authorTarget, textTargets } from '#shared/entry/relations.ts'
import { maxDepth } from '#shared/mapping/component-roles.ts'
import type { Attribute, TypeShape } from '#shared/mapping/shape.ts'
import type { Mapping } from '#shared/settings.ts'
import { mayRead, mayUpdate, type RequestContext } from './http.ts'
import { localeOf, type Row } from './plugin.ts'

type Right = 'read' | 'create' | 'update' | 'publish'

interface Entry {
  readonly uid: string
  readonly documentId: string
  /** Empty for types without locales. */
  readonly locale: string
}

/** The part of the content manager that we use; its services have no published types. */
interface ContentManager {
  service(name: 'permission-checker'): {
    create(asked: { readonly userAbility: unknown; readonly model: string }): {
      readonly can: Readonly<Record<Right, (entity: object) => boolean>>
      readonly sanitizeUpdateInput: (entity: object) => (data: object) => Promise<Readonly<Record<string, unknown>>>
      readonly sanitizeCreateInput: (data: object) => Promise<Readonly<Record<string, unknown>>>
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

/** True when no role of the caller's binds the right to read a type to some entries, locales or anything else. */
export async function mayReadAll(strapi: Core.Strapi, context: RequestContext, uid: string): Promise<boolean> {
  const { filters = {} } = await checkerOf(strapi, context, uid).sanitizedQuery.read({})
  return Object.keys(filters).length === 0
}

/** The draft with what the conditions of a right look at; null: there is none. */
async function draftFor(strapi: Core.Strapi, context: RequestContext, right: Right, { uid, documentId, locale }: Entry) {
  const checker = checkerOf(strapi, context, uid)
  const populate = await managerOf(strapi)
    .service('populate-builder')(uid)
    .populateFromQuery(await checker.sanitizedQuery[right]({}))
    .build()
  const documents = strapi.documents(uid as never) as unknown as { findOne(asked: object): Promise<object | null> }
  const draft = await documents.findOne({ documentId, status: 'draft', ...(locale !== '' && { locale }), populate })
  return draft === null ? null : { checker, draft }
}

/**
 * True when the caller has a right to this very entry, as the content manager decides it: a role may be bound to its own entries or to some
 * locales. null: there is no such entry.
 */
export async function hasRightTo(strapi: Core.Strapi, context: RequestContext, right: Right, entry: Entry): Promise<boolean | null> {
  const found = await draftFor(strapi, context, right, entry)
  return found === null ? null : found.checker.can[right](found.draft)
}

/** Of the data those fields that the caller may write into this entry; null: none. */
export async function updatableData(
  strapi: Core.Strapi,
  context: RequestContext,
  entry: Entry,
  data: object,
): Promise<Readonly<Record<string, unknown>> | null> {
  const found = await draftFor(strapi, context, 'update', entry)
  return found?.checker.can.update(found.draft) ? found.checker.sanitizeUpdateInput(found.draft)(data) : null
}

/** True when the caller may make a document's version in a locale: as the content manager decides it, by the rights to update and to create. */
export function mayCreateIn(strapi: Core.Strapi, context: RequestContext, uid: string, locale: string): boolean {
  return mayUpdate(context, uid) && checkerOf(strapi, context, uid).can.create({ locale })
}

/**
 * Attributes of which the caller may read and write all that the data holds: in the draft that is there, else in a new locale. null: none.
 */
export async function writableAttributes(
  strapi: Core.Strapi,
  context: RequestContext,
  shape: TypeShape,
  { documentId, locale }: Omit<Entry, 'uid'>,
  data: Readonly<Record<string, unknown>>,
): Promise<ReadonlySet<string> | null> {
  const { uid } = shape
  const found = await draftFor(strapi, context, 'update', { uid, documentId, locale })
  if (found === null ? !mayCreateIn(strapi, context, uid, locale) : !found.checker.can.update(found.draft)) return null
  const checker = checkerOf(strapi, context, uid)
  const kept = await (found === null ? checker.sanitizeCreateInput : checker.sanitizeUpdateInput(found.draft))(structuredClone(data))
  const names = Object.keys(data).filter((name) => isDeepStrictEqual(kept[name], data[name]))
  return new Set(names.filter((name) => seesField(context, shape, name)))
}

/** The entry that the caller may read and that changed last: of what is published, else of the drafts; null: there is none. */
export async function newestReadable(
  strapi: Core.Strapi,
  context: RequestContext,
  uid: string,
): Promise<{ readonly documentId: string; readonly locale: string; readonly status: 'published' | 'draft' } | null> {
  const { filters = {} } = await checkerOf(strapi, context, uid).sanitizedQuery.read({})
  const documents = strapi.documents(uid as never) as unknown as { findMany(asked: object): Promise<readonly Row[]> }
  for (const status of ['published', 'draft'] as const) {
    const found = await documents.findMany({
      fields: ['documentId', 'locale'],
      filters,
      status,
      locale: '*',
      sort: ['updatedAt:desc', 'id:desc'],
      limit: 1,
    })
    if (found[0] !== undefined) return { documentId: String(found[0].documentId), locale: localeOf(found[0]), status }
  }
  return null
}

/** Strapi gives rights to the fields of components one by one; a component is seen when all that it holds is. */
function isFieldSeen(context: RequestContext, shape: TypeShape, path: string, attribute: Attribute | undefined, depth = 0): boolean {
  if (mayRead(context, shape.uid, path)) return true
  const held = attribute?.component === undefined ? [] : Object.entries(shape.components[attribute.component] ?? {})
  return held.length > 0 && depth < maxDepth && held.every(([name, one]) => isFieldSeen(context, shape, `${path}.${name}`, one, depth + 1))
}

/** True when the caller may read all that a field holds. */
export const seesField = (context: RequestContext, shape: TypeShape, name: string): boolean =>
  isFieldSeen(context, shape, name, shape.attributes[name])

/** A mapping of the fields that the caller may read, related types included; null: not even the title. */
export function seenMapping(context: RequestContext, shape: TypeShape, mapping: Mapping): Mapping | null {
  const { uid } = shape
  const isSeen = (path: string): boolean => {
    const [name = '', inner] = path.split('.')
    return isFieldSeen(context, shape, name, shape.attributes[name]) || (inner !== undefined && mayRead(context, uid, path))
  }
  const seen = <Path extends string | null | undefined>(path: Path): Path | null => (path && !isSeen(path) ? null : path)
  if (!isSeen(mapping.title)) return null
  const target = authorTarget(shape, mapping)
  return {
    ...mapping,
    body: mapping.body.filter(
      (name) => isSeen(name) && textTargets(shape, { ...mapping, body: [name] }).every((related) => mayRead(context, related)),
    ),
    seoTitle: seen(mapping.seoTitle),
    slug: seen(mapping.slug),
    description: seen(mapping.description),
    image: seen(mapping.image),
    socialImage: seen(mapping.socialImage),
    canonical: seen(mapping.canonical),
    author: target !== null && !mayRead(context, target) ? null : seen(mapping.author),
    datePublished: seen(mapping.datePublished),
    dateModified: seen(mapping.dateModified),
    structuredData: seen(mapping.structuredData ?? null),
  }
}
