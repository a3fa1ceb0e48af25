import type { Person } from '@citable/core'
import { profileAttributes } from '#shared/entry/profile-graph.ts'
import { socialPaths } from '#shared/entry/social-fields.ts'
import { componentRoles, maxDepth } from '#shared/mapping/component-roles.ts'
import { fieldsIn, pathsIn } from '#shared/mapping/named-values.ts'
import type { Attribute, TypeShape } from '#shared/mapping/shape.ts'
import type { Mapping } from '#shared/settings.ts'
import { type Context, localeOf, query, type Row } from '../plugin.ts'
import { relationsAbove } from './above-of-row.ts'

type Populate = Record<string, unknown>

/** The rows of a document to read. */
export interface Wanted {
  readonly documentId: string
  readonly status: 'published' | 'draft'
  /** undefined: every locale. */
  readonly locale?: string
}

/**
 * Reads the mapped columns of a document's rows, one row per locale: components at any depth, media and relations included. Only published
 * relations: a related draft is not public. Of several rows in one locale, which a fault of Strapi's or an import may leave, the one that Strapi serves.
 */
export async function readRows(
  { strapi }: Context,
  shape: TypeShape,
  mapping: Mapping,
  { documentId, status, locale }: Wanted,
): Promise<Row[]> {
  const hasDrafts = (uid: string) => (strapi.contentTypes as unknown as Types)[uid]?.options?.draftAndPublish === true
  const isPublic = !shape.draftAndPublish || status === 'published'
  const where = {
    documentId,
    ...(shape.draftAndPublish && { publishedAt: status === 'published' ? { $notNull: true } : { $null: true } }),
    ...(shape.localized && locale !== undefined && { locale }),
  }
  const rows = await query(strapi, shape.uid).findMany({
    select: [
      'id',
      'documentId',
      'createdAt',
      'updatedAt',
      'publishedAt',
      ...(shape.localized ? ['locale'] : []),
      ...columnsOf(shape, mapping),
    ],
    populate: populateOf(shape, mapping, (target) => isPublic && hasDrafts(target)),
    where,
  })
  const one = new Map<string, Row>()
  for (const row of rows) {
    const key = localeOf(row)
    if (!one.has(key)) one.set(key, row)
    else {
      const served = await query(strapi, shape.uid).findOne({ where: { ...where, ...(shape.localized && { locale: row.locale }) } })
      one.set(key, rows.find(({ id }) => id === served?.id) ?? row)
    }
  }
  return [...one.values()]
}

type Types = Readonly<Record<string, { readonly options?: { readonly draftAndPublish?: boolean } } | undefined>>

const relational = new Set(['component', 'dynamiczone', 'media', 'relation'])

const pathsOf = (mapping: Mapping): readonly string[] =>
  [
    mapping.title,
    mapping.seoTitle,
    ...mapping.body,
    mapping.slug,
    mapping.description,
    mapping.image,
    mapping.socialImage,
    mapping.canonical,
    mapping.robots,
    mapping.author,
    mapping.datePublished,
    mapping.dateModified,
    mapping.structuredData,
    ...fieldsIn(mapping),
    ...pathsIn(mapping),
  ].filter((path): path is string => typeof path === 'string')

/** Attributes that a mapping reads. Private ones never are. */
export function mappedNames(mapping: Mapping, shape: TypeShape): readonly string[] {
  const names = [
    ...pathsOf(mapping).map((path) => path.split('.')[0] ?? ''),
    ...relationsAbove(mapping, shape),
    ...(mapping.kind === 'person' ? profileAttributes(shape) : []),
  ]
  return [...new Set(names)].filter((name) => shape.attributes[name] !== undefined && !shape.attributes[name].private)
}

function columnsOf(shape: TypeShape, mapping: Mapping): readonly string[] {
  return mappedNames(mapping, shape).filter((name) => !relational.has(shape.attributes[name]?.type ?? ''))
}

function populateOf(shape: TypeShape, mapping: Mapping, isPublishedOnly: (target: string) => boolean): Populate {
  const inAttribute = (attribute: Attribute, depth: number): unknown => {
    switch (attribute.type) {
      case 'media':
        return true
      case 'relation': {
        const target = attribute.target ?? ''
        return { ...(isPublishedOnly(target) && { where: { publishedAt: { $notNull: true } } }), populate: inRows(target, depth + 1) }
      }
      case 'component':
        return { populate: inRows(attribute.component ?? '', depth + 1) }
      case 'dynamiczone':
        return { on: Object.fromEntries((attribute.components ?? []).map((uid) => [uid, { populate: inRows(uid, depth + 1) }])) }
      default:
        return undefined
    }
  }
  const inRows = (uid: string, depth: number): Populate => {
    if (depth > maxDepth) return {}
    const roles = componentRoles(uid, shape.components, mapping.roles)
    return Object.fromEntries(
      Object.entries(shape.components[uid] ?? {}).flatMap(([name, attribute]) => {
        const populated = roles[name] === 'skip' ? undefined : inAttribute(attribute, depth)
        return populated === undefined ? [] : [[name, populated]]
      }),
    )
  }
  const populate: Populate = {}
  for (const name of mappedNames(mapping, shape)) {
    const attribute = shape.attributes[name]
    const populated = attribute === undefined ? undefined : inAttribute(attribute, mapping.body.includes(name) ? 0 : maxDepth)
    if (populated !== undefined) populate[name] = populated
  }
  // a picture in a component that is no part of the text, such as `seo.shareImage`
  for (const path of [mapping.image, mapping.socialImage]) {
    const [name = '', inner] = path?.split('.') ?? []
    const component = populate[name] as { populate?: Populate } | undefined
    if (inner !== undefined && component?.populate !== undefined) component.populate[inner] = true
  }
  for (const path of socialPaths(shape, mapping)) {
    const [name = '', inner = ''] = path.split('.')
    const component = populate[name] as { populate?: Populate } | undefined
    const held = shape.components[shape.attributes[name]?.component ?? '']?.[inner]?.component ?? ''
    const pictures = Object.entries(shape.components[held] ?? {}).filter(([, { type }]) => type === 'media')
    if (component?.populate !== undefined)
      component.populate[inner] = { populate: Object.fromEntries(pictures.map(([picture]) => [picture, true])) }
  }
  return populate
}

/** People behind the mapped relation; only attributes that the shape lists as public are read. */
export function authorsOfRow(row: Row, shape: TypeShape, mapping: Mapping): readonly Person[] {
  const [relation = '', field = ''] = mapping.author?.split('.') ?? []
  const attribute = shape.attributes[relation]
  if (attribute?.type !== 'relation' || attribute.private || !attribute.targetAttributes?.includes(field)) return []
  const related = row[relation]
  const people = (Array.isArray(related) ? related : [related]) as (Row | null | undefined)[]
  return people.flatMap((person): readonly Person[] => {
    const name = person?.[field]
    if (typeof name !== 'string' || name.trim() === '') return []
    const address = ['url', 'website', 'link']
      .filter((candidate) => attribute.targetAttributes?.includes(candidate))
      .map((candidate) => person?.[candidate])[0]
    return [
      {
        kind: 'person',
        name: name.trim(),
        url: typeof address === 'string' && /^https?:\/\//.test(address) && URL.canParse(address) ? address : null,
      },
    ]
  })
}
