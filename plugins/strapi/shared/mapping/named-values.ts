import type { Values } from './value-at.ts'

/** Placeholders of an address: facts of the entry, its fields, and those of a related entry or a component, `{category.slug}`. */
export const placeholder = /\{(slug|locale|documentId|year|month|day|field:[A-Za-z0-9_]+|[A-Za-z][A-Za-z0-9_]*\.[A-Za-z][A-Za-z0-9_]*)\}/g

/** Paths that patterns name: `category.slug`. */
export const pathsIn = (patterns: Readonly<Record<string, string>>): readonly string[] => [
  ...new Set(
    Object.values(patterns).flatMap((pattern) =>
      [...pattern.matchAll(placeholder)].flatMap(([, name = '']) => (name.includes('.') ? [name] : [])),
    ),
  ),
]

/** The value of a related entry or a component that a row holds, of the first where it holds several; null: it holds none. */
export function namedValue(values: Values, path: string): string | null {
  const [name = '', inner = ''] = path.split('.')
  const held = values[name]
  const row = (Array.isArray(held) ? held[0] : held) as Values | null | undefined
  const value = typeof row === 'object' ? row?.[inner] : undefined
  return typeof value === 'number' ? String(value) : typeof value === 'string' && value !== '' ? value : null
}

/** The values that patterns name, of a row whose relations were read. */
export const namedValues = (values: Values, patterns: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pathsIn(patterns).flatMap((path) => {
      const value = namedValue(values, path)
      return value === null ? [] : [[path, value]]
    }),
  )
