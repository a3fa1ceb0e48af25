import type { Mapping, TypeSettings } from '../settings.ts'
import { rolesFor } from './component-roles.ts'
import { fieldsIn, pathsIn } from './named-values.ts'
import { isBody, proposeTitle } from './propose-mapping.ts'
import type { Attribute, TypeShape } from './shape.ts'

/** A part of a mapping that the type does not have, or not so. */
export interface Misfit {
  readonly field: keyof Mapping
  /** Name or path of what is missing: `headline`, `seo.metaTitle`. */
  readonly name: string
  readonly message: string
}

/** Fields that a pattern may name. */
export const inAddresses: readonly string[] = ['string', 'text', 'uid', 'enumeration', 'integer', 'biginteger', 'date']
const lines: readonly string[] = ['string', 'text', 'uid', 'enumeration']

/** Names that do not exist, have the wrong kind or are private. Empty: the mapping fits the type. */
export function misfitsOf(mapping: Mapping, shape: TypeShape): readonly Misfit[] {
  const found: Misfit[] = []
  const add = (field: keyof Mapping, name: string, message: string) => found.push({ field, name, message })
  const fits = (name: string, types: readonly string[]) => {
    const attribute = shape.attributes[name]
    return attribute !== undefined && !attribute.private && types.includes(attribute.type)
  }
  /** A field, or one of a component that is there once. */
  const fitsInside = (path: string, types: readonly string[]) => {
    const [name = '', inner] = path.split('.')
    if (inner === undefined) return fits(name, types)
    const component = shape.attributes[name]
    const field = shape.components[component?.component ?? '']?.[inner]
    return fits(name, ['component']) && !component?.repeatable && field !== undefined && !field.private && types.includes(field.type)
  }
  if (!fits(mapping.title, lines)) add('title', mapping.title, `There is no text field ${mapping.title}`)
  for (const name of mapping.body)
    if (!isText(shape.attributes[name], shape)) add('body', name, `There is no field with text called ${name}`)
  if (mapping.slug !== null && !fits(mapping.slug, lines)) add('slug', mapping.slug, `There is no text field ${mapping.slug}`)
  for (const [field, types, kind] of [
    ['seoTitle', lines, 'text field'],
    ['description', lines, 'text field'],
    ['image', ['media'], 'media field'],
    ['socialImage', ['media'], 'media field'],
    ['canonical', lines, 'text field'],
    ['robots', [...lines, 'boolean'], 'text field or switch'],
    ['structuredData', ['json'], 'JSON field'],
  ] as const) {
    const path = mapping[field]
    if (path && !fitsInside(path, types)) add(field, path, `There is no ${kind} ${path}`)
  }
  for (const [uid, chosen] of Object.entries(mapping.roles ?? {}))
    for (const [name, role] of Object.entries(chosen)) {
      const attribute = shape.components[uid]?.[name]
      if (attribute === undefined) add('roles', `${uid}.${name}`, `There is no field ${name} in ${uid}`)
      else if (!rolesFor(attribute).includes(role)) add('roles', `${uid}.${name}`, `The field ${name} in ${uid} cannot be a ${role}`)
    }
  for (const field of ['datePublished', 'dateModified'] as const) {
    const name = mapping[field]
    if (name !== null && !fits(name, ['date', 'datetime'])) add(field, name, `There is no date field ${name}`)
  }
  if (mapping.author !== null) {
    const [name = '', target] = mapping.author.split('.')
    const isFine =
      target === undefined
        ? fits(name, lines)
        : fits(name, ['relation']) && shape.attributes[name]?.targetAttributes?.includes(target) === true
    if (!isFine) add('author', mapping.author, `There is no public text field ${mapping.author}`)
  }
  for (const [field, patterns] of [
    ['addresses', { addresses: mapping.addresses }],
    ['templates', { addresses: {}, templates: mapping.templates }],
  ] as const) {
    for (const name of fieldsIn(patterns)) if (!fits(name, inAddresses)) add(field, name, `There is no public field ${name}`)
    for (const path of pathsIn(patterns)) {
      const [name = '', inner = ''] = path.split('.')
      const held = shape.attributes[name]
      const one = shape.components[(held?.type === 'relation' ? held.target : held?.component) ?? '']?.[inner]
      const isThere = fits(name, ['relation', 'component']) && one !== undefined && !one.private && inAddresses.includes(one.type)
      if (!isThere) add(field, path, `There is no public field ${path}`)
    }
  }
  return found
}

function isText(attribute: Attribute | undefined, shape: TypeShape): boolean {
  if (attribute === undefined || attribute.private) return false
  const isRelated = attribute.type === 'relation' && shape.components[attribute.target ?? ''] !== undefined
  return isBody(attribute, shape) || isRelated || attribute.type === 'string' || attribute.type === 'customField'
}

/** A mapping in force, and what of the chosen one the type no longer has. */
export interface Fitted {
  /** null: the type has no field for a title. */
  readonly mapping: Mapping | null
  readonly lost: readonly string[]
}

/**
 * A chosen mapping on the type as it is now. A field that was renamed, removed or changed in kind gives way to the proposal, unless the mapping uses
 * that already; an address keeps its pattern, which only people know. A text gives way only where none of the chosen ones is left, and to none that
 * people left out: some texts are for members, and a graph is public.
 */
export function fitMapping(chosen: Mapping, proposal: Mapping | null, shape: TypeShape, leftOut: readonly string[] = []): Fitted {
  const misfits = misfitsOf(chosen, shape)
  if (misfits.length === 0) return { mapping: chosen, lost: [] }
  const lost = [...new Set(misfits.map(({ name }) => name))]
  const isLost = (field: keyof Mapping) => misfits.some((misfit) => misfit.field === field)
  const title = isLost('title') ? (proposal?.title ?? proposeTitle(shape)) : chosen.title
  if (title === null) return { mapping: null, lost }
  const isLeft = (name: string) => name !== title && !misfits.some((misfit) => misfit.field === 'body' && misfit.name === name)
  const own = chosen.body.filter(isLeft)
  const isOffered = isLost('body') && own.length === 0
  const body = isOffered ? (proposal?.body ?? []).filter((name) => name !== title && !leftOut.includes(name)) : own
  const taken = new Set<string>([title, ...body])
  const optional = Object.fromEntries(
    optionalFields.filter(isLost).map((field) => {
      const instead = proposal?.[field] ?? null
      return [field, instead !== null && taken.has(instead) ? null : instead]
    }),
  )
  return { mapping: { ...chosen, ...optional, title, body, ...(isLost('roles') && { roles: rolesLeft(chosen, misfits) }) }, lost }
}

/** What the type still has of a mapping, for people to complete. Without a field for the title it is empty. */
export function leftOf(mapping: Mapping, shape: TypeShape): Mapping {
  const misfits = misfitsOf(mapping, shape)
  const isLost = (field: keyof Mapping) => misfits.some((misfit) => misfit.field === field)
  return {
    ...mapping,
    ...Object.fromEntries(optionalFields.filter(isLost).map((field) => [field, null])),
    title: isLost('title') ? '' : mapping.title,
    body: mapping.body.filter((name) => !misfits.some((misfit) => misfit.field === 'body' && misfit.name === name)),
    ...(isLost('roles') && { roles: rolesLeft(mapping, misfits) }),
  }
}

const optionalFields = [
  'seoTitle',
  'slug',
  'description',
  'image',
  'socialImage',
  'canonical',
  'robots',
  'author',
  'datePublished',
  'dateModified',
  'structuredData',
] as const

const rolesLeft = ({ roles = {} }: Mapping, misfits: readonly Misfit[]): Mapping['roles'] =>
  Object.fromEntries(
    Object.entries(roles).map(([uid, parts]) => [
      uid,
      Object.fromEntries(
        Object.entries(parts).filter(([name]) => !misfits.some((misfit) => misfit.field === 'roles' && misfit.name === `${uid}.${name}`)),
      ),
    ]),
  )

/** A type's mapping by what people chose of it, the rest as proposed; null: nothing can be proposed and no whole mapping was chosen. */
export function mergeMapping(chosen: Partial<Mapping>, proposal: Mapping | null): Mapping | null {
  const { kind, roles, templates, ...merged } = { ...proposal, ...chosen }
  if (merged.title === undefined || merged.body === undefined) return null
  return {
    ...nothing,
    ...merged,
    title: merged.title,
    body: merged.body,
    ...(kind && { kind }),
    ...(roles && { roles }),
    ...(templates && { templates }),
  }
}

/** The mapping that people want of a type: the whole one of an older version, or what they chose with the rest as proposed. */
export const wantedMapping = (type: TypeSettings | undefined, proposal: Mapping | null): Mapping | null =>
  type?.mapping ?? mergeMapping(type?.chosen ?? {}, proposal)

const nothing = { slug: null, description: null, image: null, author: null, datePublished: null, dateModified: null, addresses: {} }

/** Proposed texts that a person who saved a mapping did not want. */
export const leftOutOf = (mapping: Mapping, proposal: Mapping | null): readonly string[] =>
  (proposal?.body ?? []).filter((name) => !mapping.body.includes(name) && name !== mapping.title)

/** The fields of a mapping that differ from what is proposed: what a person chose. */
export function chosenIn(mapping: Mapping, proposal: Mapping | null): Partial<Mapping> {
  if (proposal === null) return mapping
  const names = [...new Set([...Object.keys(mapping), ...Object.keys(proposal)])] as readonly (keyof Mapping)[]
  // an absent field and one that is null are the same: none
  return Object.fromEntries(
    names.filter((name) => !isSame(mapping[name] ?? null, proposal[name] ?? null)).map((name) => [name, mapping[name] ?? null]),
  )
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
