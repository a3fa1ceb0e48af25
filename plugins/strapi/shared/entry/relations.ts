import { componentRoles, maxDepth } from '../mapping/component-roles.ts'
import type { Attribute, TypeShape } from '../mapping/shape.ts'
import type { Values } from '../mapping/value-at.ts'
import type { Mapping } from '../settings.ts'

/** Uid of uploads, which media fields hold. */
export const fileUid = 'plugin::upload.file'

/** Rows that a relation or a media field of an entry holds. */
export interface Held {
  /** `author`, `sections.0.faqs`. */
  readonly path: string
  /** Uid of their type. */
  readonly target: string
  readonly rows: readonly Values[]
}

const rowsOf = (value: unknown): readonly Values[] =>
  (Array.isArray(value) ? value : [value]).filter((row): row is Values => typeof row === 'object' && row !== null)

/** Everything beside its own row that a mapped entry was read from. */
export function heldRows(values: Values, names: readonly string[], shape: TypeShape): readonly Held[] {
  const inRow = (path: string, row: Values, attributes: Readonly<Record<string, Attribute>>, depth: number): readonly Held[] =>
    Object.entries(attributes).flatMap(([name, attribute]) =>
      attribute.private ? [] : inValue(path === '' ? name : `${path}.${name}`, row[name], attribute, depth),
    )
  const inValue = (path: string, value: unknown, attribute: Attribute, depth: number): readonly Held[] => {
    if (value === null || value === undefined || depth > maxDepth) return []
    const inside = (rowPath: string, row: Values, uid: string) => inRow(rowPath, row, shape.components[uid] ?? {}, depth + 1)
    const rows = rowsOf(value)
    switch (attribute.type) {
      case 'media':
        return [{ path, target: fileUid, rows }]
      case 'relation': {
        const target = attribute.target ?? ''
        return [{ path, target, rows }, ...rows.flatMap((row, index) => inside(`${path}.${index}`, row, target))]
      }
      case 'component':
        return rows.flatMap((row, index) => inside(attribute.repeatable ? `${path}.${index}` : path, row, attribute.component ?? ''))
      case 'dynamiczone':
        return rows.flatMap((row, index) => inside(`${path}.${index}`, row, String(row.__component ?? '')))
      default:
        return []
    }
  }
  const mapped = Object.fromEntries(Object.entries(shape.attributes).filter(([name]) => names.includes(name)))
  return inRow('', values, mapped, 0)
}

/** Types that the text of an entry may come from beside its own. */
export function textTargets(shape: TypeShape, { body, roles }: Mapping): readonly string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = ({ type, target = '', component = '', components = [] }: Attribute): void => {
    if (type === 'relation') found.add(target)
    for (const uid of type === 'relation' ? [target] : type === 'component' ? [component] : type === 'dynamiczone' ? components : []) {
      if (seen.has(uid)) continue
      seen.add(uid)
      const parts = componentRoles(uid, shape.components, roles)
      for (const [name, attribute] of Object.entries(shape.components[uid] ?? {}))
        if (parts[name] === 'text' || parts[name] === 'answer') visit(attribute)
    }
  }
  for (const name of body) {
    const attribute = shape.attributes[name]
    if (attribute !== undefined) visit(attribute)
  }
  return [...found]
}

/** The type that the author is an entry of; null: the author is a line of the entry, or there is none. */
export const authorTarget = (shape: TypeShape, { author }: Mapping): string | null => {
  const [name = '', field] = author?.split('.') ?? []
  return field === undefined ? null : (shape.attributes[name]?.target ?? null)
}

/**
 * Where an entry names entries of another type, in attributes that it is read from: `author`, `lead.sources`. Zones are left out: Strapi's queries
 * do not look into them.
 */
export function pathsTo(target: string, names: readonly string[], { attributes, components }: TypeShape): readonly string[] {
  const inRow = (prefix: string, row: Readonly<Record<string, Attribute>>, depth: number): readonly string[] =>
    Object.entries(row).flatMap(([name, attribute]) => {
      if (attribute.private) return []
      if (attribute.type === 'relation') return attribute.target === target ? [`${prefix}${name}`] : []
      if (attribute.type !== 'component' || depth === maxDepth) return []
      return inRow(`${prefix}${name}.`, components[attribute.component ?? ''] ?? {}, depth + 1)
    })
  return inRow('', Object.fromEntries(Object.entries(attributes).filter(([name]) => names.includes(name))), 0)
}
