import { addressedOf, type EntryToRead } from '#shared/entry/input-of-entry.ts'
import { addressOf, patternsOf } from '#shared/mapping/address.ts'
import { plain } from '#shared/mapping/component-roles.ts'
import { namedValue, pathsIn } from '#shared/mapping/named-values.ts'
import { proposeTitle } from '#shared/mapping/propose-mapping.ts'
import type { TypeShape } from '#shared/mapping/shape.ts'
import type { Mapping } from '#shared/settings.ts'

type Steps = NonNullable<EntryToRead['facts']['above']>

/** The field of a related type that names its entries; null: there is none that the public may read. */
function titleIn(shape: TypeShape, relation: string): string | null {
  const { type, target = '', private: isPrivate } = shape.attributes[relation] ?? {}
  const attributes = shape.components[target]
  return type !== 'relation' || isPrivate || attributes === undefined ? null : proposeTitle({ ...shape, attributes })
}

/** The relation to the entry above, of the same type; null: the type has none. */
const parentOf = (shape: TypeShape): string | null =>
  Object.entries(shape.attributes).find(
    ([name, { type, target, private: isPrivate }]) =>
      type === 'relation' && target === shape.uid && !isPrivate && /^parent(?:page|entry|article)?$/.test(plain(name)),
  )?.[0] ?? null

/** Relations that lead to the entries above an entry: those in its address, and its parent. */
export const relationsAbove = (mapping: Mapping, shape: TypeShape): readonly string[] => [
  ...pathsIn({ addresses: mapping.addresses }).map((path) => path.split('.')[0] ?? ''),
  ...[parentOf(shape) ?? []].flat(),
]

/**
 * The entries above an entry: the related entries whose fields are parts of its address, or the entry that it names as its parent. Only what has a
 * name and an address: the words of a pattern alone are no page.
 *
 * @param entry of a row whose relations were read
 */
export function aboveOf(entry: Pick<EntryToRead, 'values' | 'mapping' | 'shape' | 'site' | 'facts'>): Steps {
  const { values, mapping, shape, site } = entry
  const addressed = addressedOf(entry)
  const patterns = patternsOf(mapping.addresses, site.url)
  const pattern = (addressed.locale !== null ? patterns[addressed.locale] : undefined) ?? patterns['*'] ?? ''
  const steps = new Map<string, Steps[number]>()
  for (const { 0: part, 1: relation = '', index } of pattern.matchAll(
    /(?<=\/)\{([A-Za-z][A-Za-z0-9_]*)\.[A-Za-z][A-Za-z0-9_]*\}(?=\/.)/g,
  )) {
    const field = titleIn(shape, relation)
    const name = field === null ? null : namedValue(values, `${relation}.${field}`)
    const url = addressOf({ '*': pattern.slice(0, index + part.length) }, addressed)
    if (name !== null && url !== null) steps.set(relation, { name, url })
  }
  if (steps.size > 0) return [...steps.values()]
  const parent = parentOf(shape)
  if (parent === null || mapping.slug === null) return []
  const [name, slug] = [namedValue(values, `${parent}.${mapping.title}`), namedValue(values, `${parent}.${mapping.slug}`)]
  // what else a pattern names of the entry above was not read, and then it has no address
  const { locale } = addressed
  const url = slug === null ? null : addressOf(patterns, { values: { [mapping.slug]: slug }, slug, locale, documentId: null })
  return name === null || url === null ? [] : [{ name, url }]
}
