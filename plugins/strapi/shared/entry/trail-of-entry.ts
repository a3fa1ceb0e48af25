import type { AuthorFields } from '@citable/core'
import { type Addressed, addressOf, publicAddress } from '../mapping/address.ts'
import { plain } from '../mapping/component-roles.ts'
import { namedValue, pathsIn } from '../mapping/named-values.ts'
import { proposeTitle } from '../mapping/propose-mapping.ts'
import type { TypeShape } from '../mapping/shape.ts'
import type { Mapping, SiteSettings } from '../settings.ts'

type Trail = NonNullable<AuthorFields['breadcrumbs']>

/** The field of a related type that names its entries; null: there is none that everybody may read. */
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

/** Paths of what a trail tells: names of the related entries in the address, and the name and the slug of the entry above. */
export function trailPaths(mapping: Mapping, shape: TypeShape): readonly string[] {
  const parent = parentOf(shape)
  const related = [...new Set(pathsIn({ addresses: mapping.addresses }).map((path) => path.split('.')[0] ?? ''))]
  return [
    ...related.flatMap((relation) => {
      const title = titleIn(shape, relation)
      return title === null ? [] : [`${relation}.${title}`]
    }),
    ...(parent === null || mapping.slug === null ? [] : [`${parent}.${mapping.title}`, `${parent}.${mapping.slug}`]),
  ]
}

interface Place {
  readonly shape: TypeShape
  readonly mapping: Mapping
  readonly site: SiteSettings
  readonly patterns: Readonly<Record<string, string>>
  readonly addressed: Addressed
  readonly title: string
  /** The entry's own address; null: it has none yet. */
  readonly url: string | null
}

/**
 * The trail to an entry: the site, what stands above the entry, the entry. Above it are the related entries whose slugs are parts of its address,
 * or the entry that it names as its parent. Empty where nothing with a name and an address is above it.
 */
export function trailOf({ shape, mapping, site, patterns, addressed, title, url }: Place): Trail {
  const valueAt = (path: string): string | null => namedValue(addressed.values, path) ?? addressed.named?.[path] ?? null
  const pattern = (addressed.locale !== null ? patterns[addressed.locale] : undefined) ?? patterns['*'] ?? ''
  const steps = new Map<string, Trail[number]>()
  for (const { 0: part, 1: relation = '', index } of pattern.matchAll(
    /(?<=\/)\{([A-Za-z][A-Za-z0-9_]*)\.[A-Za-z][A-Za-z0-9_]*\}(?=\/.)/g,
  )) {
    const field = titleIn(shape, relation)
    const name = field === null ? null : valueAt(`${relation}.${field}`)
    const address = addressOf({ '*': pattern.slice(0, index + part.length) }, addressed)
    if (name !== null && address !== null) steps.set(relation, { name, url: address })
  }
  const above = steps.size > 0 ? [...steps.values()] : parentStep({ shape, mapping, patterns, addressed }, valueAt)
  const home = publicAddress(site.url)
  if (above.length === 0 || home === null || site.name === '' || title === '' || url === null) return []
  return [{ name: site.name, url: home }, ...above, { name: title, url }]
}

function parentStep(
  { shape, mapping, patterns, addressed }: Pick<Place, 'shape' | 'mapping' | 'patterns' | 'addressed'>,
  valueAt: (path: string) => string | null,
): Trail {
  const parent = parentOf(shape)
  if (parent === null || mapping.slug === null) return []
  const [name, slug] = [valueAt(`${parent}.${mapping.title}`), valueAt(`${parent}.${mapping.slug}`)]
  if (name === null || slug === null) return []
  // what else a pattern names of the entry above is not known, and then it has no address
  const url = addressOf(patterns, { values: { [mapping.slug]: slug }, slug, locale: addressed.locale, documentId: null })
  return url === null ? [] : [{ name, url }]
}
