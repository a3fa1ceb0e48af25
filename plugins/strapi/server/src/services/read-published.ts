import type { Person } from '@citable/core'
import { componentRoles } from '../../../src/mapping/component-roles.ts'
import type { TypeShape } from '../../../src/mapping/shape.ts'
import type { Mapping } from '../../../src/settings.ts'
import { type Context, query, type Row } from '../plugin.ts'

type Populate = Record<string, unknown>

/** Which rows of a document to read. */
export interface Wanted {
  readonly documentId: string
  readonly status: 'published' | 'draft'
  /** undefined: every locale. */
  readonly locale?: string
}

/** Reads the mapped columns of a document's rows, one row per locale: components, media and the author's relation included. */
export async function readRows(
  { strapi }: Context,
  shape: TypeShape,
  mapping: Mapping,
  { documentId, status, locale }: Wanted,
): Promise<Row[]> {
  return query(strapi, shape.uid).findMany({
    select: [
      'id',
      'documentId',
      'createdAt',
      'updatedAt',
      'publishedAt',
      ...(shape.localized ? ['locale'] : []),
      ...columnsOf(shape, mapping),
    ],
    populate: populateOf(shape, mapping),
    where: {
      documentId,
      ...(shape.draftAndPublish && { publishedAt: status === 'published' ? { $notNull: true } : { $null: true } }),
      ...(shape.localized && locale !== undefined && { locale }),
    },
  })
}

const relational = new Set(['component', 'dynamiczone', 'media', 'relation'])

function mappedNames(mapping: Mapping, shape: TypeShape): readonly string[] {
  const inAddresses = Object.values(mapping.addresses).flatMap((pattern) =>
    [...pattern.matchAll(/\{field:([A-Za-z0-9_]+)\}/g)].map(([, name]) => name ?? ''),
  )
  const author = mapping.author?.split('.')[0] ?? null
  const names = [
    mapping.title,
    mapping.seoTitle?.split('.')[0] ?? null,
    ...mapping.body,
    mapping.slug,
    mapping.description?.split('.')[0] ?? null,
    mapping.image,
    author,
    mapping.datePublished,
    mapping.dateModified,
    mapping.structuredData?.split('.')[0] ?? null,
    ...inAddresses,
  ]
  return [...new Set(names)].filter(
    (name): name is string => name !== null && shape.attributes[name] !== undefined && !shape.attributes[name].private,
  )
}

function columnsOf(shape: TypeShape, mapping: Mapping): readonly string[] {
  return mappedNames(mapping, shape).filter((name) => !relational.has(shape.attributes[name]?.type ?? ''))
}

function populateOf(shape: TypeShape, mapping: Mapping): Populate {
  const populate: Populate = {}
  for (const name of mappedNames(mapping, shape)) {
    const attribute = shape.attributes[name]
    if (attribute?.type === 'media' || attribute?.type === 'relation') populate[name] = true
    if (attribute?.type === 'component') populate[name] = { populate: mediaOf(attribute.component ?? '', shape) }
    if (attribute?.type === 'dynamiczone') {
      populate[name] = { on: Object.fromEntries((attribute.components ?? []).map((uid) => [uid, { populate: mediaOf(uid, shape) }])) }
    }
  }
  return populate
}

function mediaOf(uid: string, shape: TypeShape): Populate {
  const roles = componentRoles(uid, shape.components[uid] ?? {})
  return Object.fromEntries(
    Object.keys(roles)
      .filter((name) => roles[name] === 'image')
      .map((name) => [name, true]),
  )
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
