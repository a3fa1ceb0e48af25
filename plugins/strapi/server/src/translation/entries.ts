import { sha256 } from '@citable/core/graph'
import type { TypeShape } from '#shared/mapping/shape.ts'
import type { Mapping } from '#shared/settings.ts'
import { findTakenValues } from '../find-taken-values.ts'
import { type Context, query, type Row } from '../plugin.ts'
import type { SettingsService } from '../settings/settings.ts'
import { type Choices, type Filled, fillDraft } from './draft-data.ts'
import { type EntryNode, heldIn, heldNodes, type Mapped, populateOf, readEntry } from './nodes.ts'
import { type Plan, planTranslation } from './plan-translation.ts'

/** A type whose entries can be translated. */
export interface Type {
  readonly shape: TypeShape
  readonly mapping: Mapping
}

export interface Document extends Type {
  readonly documentId: string
}

export const noChoices: Choices = { take: new Set(), keep: new Set() }

/** Entries as translations read and write them. */
export const createEntries = ({ strapi, settings }: Context & { readonly settings: SettingsService }) => {
  const documentsOf = (uid: string) =>
    strapi.documents(uid as never) as unknown as { findOne(asked: object): Promise<Row | null>; update(asked: object): Promise<Row | null> }

  /** Attributes that each locale has its own value of. */
  const ownAttributes = ({ shape }: Type) => {
    const types = strapi.plugin('i18n').service('content-types') as unknown as { getNonLocalizedAttributes(model: unknown): string[] }
    const shared = new Set(types.getNonLocalizedAttributes(strapi.contentTypes[shape.uid as never]))
    return Object.fromEntries(Object.entries(shape.attributes).filter(([name]) => !shared.has(name)))
  }

  const read = async ({ shape, mapping, documentId }: Document, locale: string): Promise<EntryNode | null> => {
    const attributes = ownAttributes({ shape, mapping })
    const populate = populateOf(attributes, settings.component)
    const row = await documentsOf(shape.uid).findOne({ documentId, locale, status: 'draft', populate })
    return row === null ? null : readEntry(row, attributes, settings.component, mappedOf(mapping))
  }

  /** Related entries that are there in a locale, as `uid documentId`. */
  async function relatedIn(source: EntryNode, locale: string): Promise<ReadonlySet<string>> {
    const wanted = new Map<string, Set<string>>()
    for (const { attributes, row } of [source, ...heldNodes(source)])
      for (const [name, { target }] of Object.entries(attributes)) {
        if (target === undefined) continue
        const ids = wanted.get(target) ?? new Set()
        for (const { documentId } of heldIn(row[name])) ids.add(String(documentId))
        wanted.set(target, ids)
      }
    const found = new Set<string>()
    for (const [uid, ids] of wanted) {
      if (ids.size === 0) continue
      const isLocalized = isLocalizedType(uid)
      const rows = isLocalized
        ? await query(strapi, uid).findMany({ select: ['documentId'], where: { documentId: { $in: [...ids] }, locale } })
        : null
      for (const id of rows === null ? ids : rows.map(({ documentId }) => String(documentId))) found.add(`${uid} ${id}`)
    }
    return found
  }

  const isLocalizedType = (uid: string): boolean => {
    const type = strapi.contentTypes[uid as never] as
      | { readonly pluginOptions?: { readonly i18n?: { readonly localized?: boolean } } }
      | undefined
    return type?.pluginOptions?.i18n?.localized === true
  }

  /** True for a relation that only one entry can have: giving it to another language would take it from the original. */
  const isTaken = (node: EntryNode, name: string, uid: string): boolean => {
    const model = strapi.getModel((node.uid === '' ? uid : node.uid) as never) as unknown as {
      readonly attributes: Readonly<Record<string, Readonly<Record<string, unknown>>>>
    }
    const { relation, inversedBy, mappedBy, target } = model.attributes[name] ?? {}
    const isBound = (relation === 'oneToOne' || relation === 'oneToMany') && (inversedBy ?? mappedBy) !== undefined
    return isBound && !isLocalizedType(String(target))
  }

  /** Fills a plan in. `leftOut`: names of related entries that are not there in the locale. */
  async function fill(
    { shape }: Type,
    plan: Plan,
    locale: string,
    parts: { readonly values: ReadonlyMap<string, unknown>; readonly choices: Choices; readonly writable: ReadonlySet<string> },
  ): Promise<Filled & { readonly leftOut: readonly string[] }> {
    const related = await relatedIn(plan.source, locale)
    const leftOut = new Set<string>()
    const filled = fillDraft({
      plan,
      ...parts,
      mayRelate: (node, name, { documentId }) => {
        const { target = '' } = node.attributes[name] ?? {}
        const isThere = related.has(`${target} ${documentId}`) && !isTaken(node, name, shape.uid)
        if (!isThere) leftOut.add(name)
        return isThere
      },
    })
    return { ...filled, leftOut: [...leftOut] }
  }

  /** What the caller may write, found by writing everything as it is. */
  const writableOf = async (
    type: Type,
    caller: { writable(locale: string, data: Row): Promise<ReadonlySet<string> | null> },
    plan: Plan,
    locale: string,
  ): Promise<ReadonlySet<string> | null> => {
    const writable = new Set(Object.keys(plan.source.attributes))
    const whole = planTranslation(plan.source, null, [], new Set())
    const { data } = await fill(type, whole, locale, { values: new Map(), choices: noChoices, writable })
    return caller.writable(locale, data)
  }

  /** Slugs of a new translation: of its own title, and no other entry's. */
  async function slugsOf({ shape, mapping }: Type, data: Row, slug: string | null, locale: string): Promise<Row> {
    const uids = strapi.plugin('content-manager').service('uid') as unknown as {
      generateUIDField(asked: object): Promise<string>
      findUniqueUID(asked: object): Promise<string>
    }
    const slugs: Row = {}
    for (const [field, { type, rules }] of Object.entries(shape.attributes)) {
      if (!(field in data) || typeof data[field] !== 'string') continue
      const own = field === mapping.slug && slug !== null && slug !== '' ? slug : null
      if (type === 'uid') {
        const asked = { contentTypeUID: shape.uid, field, locale }
        const isFit = own !== null && new RegExp(rules?.regex ?? '').test(own)
        slugs[field] = isFit ? await uids.findUniqueUID({ ...asked, value: own }) : await uids.generateUIDField({ ...asked, data })
      } else if (field === mapping.slug && own !== null) {
        const held = await findTakenValues({ strapi }, shape.uid, { locale, field, values: [own] })
        slugs[field] = held.has(own) ? `${own}-${sha256(JSON.stringify(data)).slice(0, 6)}` : own
      }
    }
    return slugs
  }

  return { documentsOf, read, fill, writableOf, slugsOf }
}

/** Words of an article, and what is the same in all languages. */
function mappedOf({ kind, title, seoTitle, description, body, slug, author, canonical, robots, structuredData }: Mapping): Mapped {
  const own = (paths: readonly (string | null | undefined)[]): ReadonlySet<string> => new Set(paths.filter((path) => path != null))
  const isPerson = kind === 'person'
  return {
    words: own([isPerson ? null : title, seoTitle, description, ...body]),
    fixed: own([isPerson ? title : null, slug, author, canonical, robots, structuredData]),
  }
}
