import type { App } from '../create-services.ts'
import type { Row } from '../plugin.ts'
import type { Delivered } from './delivery.ts'
import { hasOwnField } from './own-field.ts'

/** What we use of nexus, which comes with the GraphQL plugin. */
interface Nexus {
  objectType(definition: { readonly name: string; definition(type: Fields): void }): unknown
  extendType(definition: { readonly type: string; definition(type: Fields): void }): unknown
}
interface Fields {
  string(name: string, options?: object): void
  int(name: string, options?: object): void
  boolean(name: string, options?: object): void
  readonly nonNull: Fields
  readonly list: Fields
  field(name: string, options: object): void
}
interface Extension {
  use(make: (tools: { readonly nexus: Nexus }) => object): void
}
interface Naming {
  getTypeName(contentType: unknown): string
}

/** GraphQL context: one object for all entries of a request. */
interface Context {
  readonly state?: { readonly auth?: unknown }
}

/**
 * Fields for Strapi's GraphQL plugin, where it is installed: `citable { jsonLdText alternates { locale url } scores { aeo seo } pending }` on published
 * entries. Values of many entries are read in one query.
 */
export function extendGraphql(app: App): void {
  const { strapi, settings } = app
  const graphql = strapi.plugin('graphql')
  if (!graphql) return
  const { naming } = graphql.service('utils') as unknown as { readonly naming: Naming }
  const types = settings
    .uids()
    .filter((uid) => !hasOwnField(strapi, uid))
    .map((uid) => ({ uid, name: naming.getTypeName(strapi.contentTypes[uid as never]) }))
  const taken = new Set(Object.values(strapi.contentTypes).map((type) => naming.getTypeName(type)))
  /** A site may have a type of that name, and GraphQL only one. */
  const ours = (name: string): string => (taken.has(name) ? `${name}OfPlugin` : name)
  const [value, alternate, scores] = [ours('Citable'), ours('CitableAlternate'), ours('CitableScores')]
  const extension = graphql.service('extension') as unknown as Extension
  extension.use(({ nexus }) => ({
    types: [
      nexus.objectType({
        name: alternate,
        definition(type) {
          type.nonNull.string('locale')
          type.nonNull.string('url')
        },
      }),
      nexus.objectType({
        name: scores,
        definition(type) {
          type.nonNull.int('aeo')
          type.nonNull.int('seo')
        },
      }),
      nexus.objectType({
        name: value,
        definition(type) {
          type.string('jsonLdText')
          type.nonNull.list.nonNull.field('alternates', { type: alternate })
          type.field('scores', { type: scores })
          type.nonNull.boolean('pending')
        },
      }),
      ...types.map(({ uid, name }) =>
        nexus.extendType({
          type: name,
          definition(type) {
            type.field('citable', {
              type: value,
              resolve: (entry: Row, _args: unknown, context: Context) => resolve(app, uid, entry, context),
            })
          },
        }),
      ),
    ],
    // no permission of its own: Strapi has checked that the caller may read the entry
    resolversConfig: Object.fromEntries(types.map(({ name }) => [`${name}.citable`, { auth: false }])),
  }))
}

/** Entries of one request by content type, collected until the resolvers of this tick have run. */
const batches = new WeakMap<Context, Map<string, { readonly entries: Row[]; readonly done: Promise<void> }>>()

async function resolve({ settings, delivery }: App, uid: string, entry: Row, context: Context): Promise<unknown> {
  if (entry.publishedAt === null || (await settings.mapping(uid)) === null) return null
  const ofRequest = batches.get(context) ?? new Map()
  batches.set(context, ofRequest)
  let batch = ofRequest.get(uid)
  if (batch === undefined) {
    const entries: Row[] = []
    const done = new Promise((next) => setImmediate(next)).then(() => {
      ofRequest.delete(uid)
      return delivery.append(uid, entries, '*', { auth: context.state?.auth, isFull: false, isScored: true })
    })
    batch = { entries, done }
    ofRequest.set(uid, batch)
  }
  // `append` sets `citable` on the row
  const copy: Row = { ...entry }
  batch.entries.push(copy)
  await batch.done
  const citable = copy.citable as Delivered | undefined
  return citable === undefined ? null : { ...citable, pending: citable.pending === true }
}
