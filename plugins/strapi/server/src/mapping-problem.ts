import { rolesFor } from '../../src/mapping/component-roles.ts'
import { isBody } from '../../src/mapping/propose-mapping.ts'
import type { TypeShape } from '../../src/mapping/shape.ts'
import type { Mapping } from '../../src/settings.ts'

/** Fields that an address may name. */
export const inAddresses: readonly string[] = ['string', 'text', 'uid', 'enumeration', 'integer', 'biginteger', 'date']

/** Names that do not exist, have the wrong kind or are private. null: the mapping fits the type. */
export function mappingProblem(mapping: Mapping, shape: TypeShape): { readonly path: readonly string[]; readonly message: string } | null {
  const problem = (field: string, message: string) => ({ path: ['mapping', field], message })
  const fits = (name: string, types: readonly string[]) => {
    const attribute = shape.attributes[name]
    return attribute !== undefined && !attribute.private && types.includes(attribute.type)
  }
  const lines = ['string', 'text', 'uid', 'enumeration']
  if (!fits(mapping.title, lines)) return problem('title', `There is no text field ${mapping.title}`)
  if (mapping.kind !== 'person' && mapping.body.length === 0) return problem('body', 'An article needs a field with its text')
  for (const name of mapping.body) {
    const attribute = shape.attributes[name]
    const isRelated = attribute?.type === 'relation' && shape.components[attribute.target ?? ''] !== undefined
    const isText =
      attribute !== undefined && (isBody(attribute, shape) || isRelated || attribute.type === 'string' || attribute.type === 'customField')
    if (!isText || attribute.private) return problem('body', `There is no field with text called ${name}`)
  }
  /** A field, or one of a component that is there once. */
  const fitsInside = (path: string, types: readonly string[]) => {
    const [name = '', inner] = path.split('.')
    if (inner === undefined) return fits(name, types)
    const component = shape.attributes[name]
    const field = shape.components[component?.component ?? '']?.[inner]
    return fits(name, ['component']) && !component?.repeatable && field !== undefined && !field.private && types.includes(field.type)
  }
  if (mapping.slug !== null && !fits(mapping.slug, lines)) return problem('slug', `There is no text field ${mapping.slug}`)
  for (const field of ['seoTitle', 'description'] as const) {
    const path = mapping[field]
    if (path && !fitsInside(path, lines)) return problem(field, `There is no text field ${path}`)
  }
  for (const field of ['image', 'socialImage'] as const) {
    const path = mapping[field]
    if (path && !fitsInside(path, ['media'])) return problem(field, `There is no media field ${path}`)
  }
  if (mapping.canonical && !fitsInside(mapping.canonical, lines)) return problem('canonical', `There is no text field ${mapping.canonical}`)
  if (mapping.robots && !fitsInside(mapping.robots, [...lines, 'boolean']))
    return problem('robots', `There is no text field or switch ${mapping.robots}`)
  for (const [uid, chosen] of Object.entries(mapping.roles ?? {})) {
    for (const [name, role] of Object.entries(chosen)) {
      const attribute = shape.components[uid]?.[name]
      if (attribute === undefined) return problem('roles', `There is no field ${name} in ${uid}`)
      if (!rolesFor(attribute).includes(role)) return problem('roles', `The field ${name} in ${uid} cannot be a ${role}`)
    }
  }
  for (const field of ['datePublished', 'dateModified'] as const) {
    const name = mapping[field]
    if (name !== null && !fits(name, ['date', 'datetime'])) return problem(field, `There is no date field ${name}`)
  }
  if (mapping.author !== null) {
    const [name = '', target] = mapping.author.split('.')
    const isFine =
      target === undefined
        ? fits(name, lines)
        : fits(name, ['relation']) && shape.attributes[name]?.targetAttributes?.includes(target) === true
    if (!isFine) return problem('author', `There is no public text field ${mapping.author}`)
  }
  if (mapping.structuredData && !fitsInside(mapping.structuredData, ['json']))
    return problem('structuredData', `There is no JSON field ${mapping.structuredData}`)
  for (const pattern of Object.values(mapping.addresses)) {
    for (const [, name = ''] of pattern.matchAll(/\{field:([A-Za-z0-9_]+)\}/g)) {
      if (!fits(name, inAddresses)) return problem('addresses', `There is no public field ${name}`)
    }
  }
  return null
}
