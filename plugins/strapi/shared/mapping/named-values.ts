import type { Mapping } from '../settings.ts'
import type { Values } from './value-at.ts'

const named = 'slug|locale|documentId|year|month|day|field:[A-Za-z0-9_]+|[A-Za-z][A-Za-z0-9_]*\\.[A-Za-z][A-Za-z0-9_]*'

/** Placeholders of an address: facts of the entry, its fields, and those of a related entry or a component, `{category.slug}`. */
export const placeholder = new RegExp(`\\{(${named})\\}`, 'g')

/** Placeholders of a text: those of an address, the entry's title and the site's name. */
export const textPlaceholder = new RegExp(`\\{(title|site|${named})\\}`, 'g')

/** Names behind the placeholders of a mapping's addresses and templates: `category.slug`, `field:excerpt`. */
const namesIn = ({ addresses, templates = {} }: Pick<Mapping, 'addresses' | 'templates'>): readonly string[] => [
  ...new Set(
    [...Object.values(addresses), ...Object.values(templates)].flatMap((pattern = '') =>
      [...pattern.matchAll(textPlaceholder)].map(([, name = '']) => name),
    ),
  ),
]

/** Paths that patterns name: `category.slug`. */
export const pathsIn = (mapping: Pick<Mapping, 'addresses' | 'templates'>): readonly string[] =>
  namesIn(mapping).filter((name) => name.includes('.'))

/** Fields that patterns name: `excerpt`. */
export const fieldsIn = (mapping: Pick<Mapping, 'addresses' | 'templates'>): readonly string[] =>
  namesIn(mapping).flatMap((name) => (name.startsWith('field:') ? [name.slice('field:'.length)] : []))

/** The value of a related entry or a component that a row holds, of the first where it holds several; null: it holds none. */
export function namedValue(values: Values, path: string): string | null {
  const [name = '', inner = ''] = path.split('.')
  const held = values[name]
  const row = (Array.isArray(held) ? held[0] : held) as Values | null | undefined
  const value = typeof row === 'object' ? row?.[inner] : undefined
  return typeof value === 'number' ? String(value) : typeof value === 'string' && value !== '' ? value : null
}

/** The values at some paths of a row whose relations were read. */
export const namedValues = (values: Values, paths: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    paths.flatMap((path) => {
      const value = namedValue(values, path)
      return value === null ? [] : [[path, value]]
    }),
  )
