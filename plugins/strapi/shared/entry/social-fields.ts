import type { TypeShape } from '../mapping/shape.ts'
import { valueAt } from '../mapping/value-at.ts'
import type { Mapping } from '../settings.ts'
import type { EntryToRead } from './input-of-entry.ts'

/** Components for social networks inside one such as `shared.seo`, as SEO plugins of Strapi have them. */
const openGraphNames = ['openGraph', 'metaSocial']

/** Words and a picture for a social network; absent where people wrote none. */
export interface SocialFields {
  readonly title?: string
  readonly description?: string
  /** A media field's value. */
  readonly image?: unknown
}

/** Paths of components for social networks: `seo.openGraph`. */
export function socialPaths(
  { attributes, components }: TypeShape,
  { seoTitle, description }: Pick<Mapping, 'seoTitle' | 'description'>,
): readonly string[] {
  const holders = [seoTitle, description].flatMap((path) => (path?.includes('.') ? [path.slice(0, path.indexOf('.'))] : []))
  return [...new Set(holders)].flatMap((holder) => {
    const held = components[attributes[holder]?.component ?? ''] ?? {}
    return openGraphNames.filter((name) => held[name]?.type === 'component' && !held[name].private).map((name) => `${holder}.${name}`)
  })
}

/** What people wrote for social networks. `shared.open-graph` is one for all of them, `shared.meta-social` one for each. */
export function socialFieldsOf({ values, mapping, shape }: Pick<EntryToRead, 'values' | 'mapping' | 'shape'>): {
  readonly openGraph: SocialFields
  readonly twitter: SocialFields
} {
  const rows = socialPaths(shape, mapping)
    .flatMap((path) => valueAt(values, path) ?? [])
    .filter((row): row is Readonly<Record<string, unknown>> => typeof row === 'object' && row !== null)
  const openGraph = rows.find((row) => row.socialNetwork === undefined || row.socialNetwork === 'Facebook')
  const twitter = rows.find((row) => row.socialNetwork === 'Twitter') ?? openGraph
  return { openGraph: fieldsOf(openGraph), twitter: fieldsOf(twitter) }
}

function fieldsOf(row: Readonly<Record<string, unknown>> | undefined): SocialFields {
  const line = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
  const [title, description] = [line(row?.ogTitle ?? row?.title), line(row?.ogDescription ?? row?.description)]
  const image = row?.ogImage ?? row?.image ?? null
  return { ...(title !== null && { title }), ...(description !== null && { description }), ...(image !== null && { image }) }
}
