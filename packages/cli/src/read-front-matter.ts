import { Content, type OptimizeRequest } from '@citable/contract'
import { parse } from 'yaml'
import { SourceFault } from './read-source.ts'

type Facts = Pick<
  NonNullable<OptimizeRequest['content']>,
  'title' | 'seo_title' | 'description' | 'slug' | 'language' | 'url' | 'authors' | 'date_published' | 'date_modified' | 'image'
>

/** Names under which static site generators know a fact; the first that says something counts. */
const names = {
  title: ['title'],
  seo_title: ['seo_title', 'seoTitle', 'meta_title', 'metaTitle'],
  description: ['description', 'summary', 'excerpt'],
  slug: ['slug'],
  language: ['language', 'lang', 'locale'],
  url: ['canonical', 'canonical_url', 'canonicalUrl', 'url'],
  authors: ['authors', 'author'],
  date_published: ['date', 'published', 'publishDate', 'pubDate', 'date_published', 'datePublished'],
  date_modified: ['updated', 'lastmod', 'modified', 'updatedDate', 'last_modified_at', 'date_modified', 'dateModified'],
  image: ['image', 'cover', 'thumbnail', 'featured_image'],
} as const satisfies Record<keyof Facts, readonly string[]>

/**
 * Facts in the YAML between `---` lines at the beginning of a Markdown text. Other keys and invalid values (an address without its host, a date in
 * words) are left out. A text that opens with a main heading prints its headline itself: the title is then what search results show.
 *
 * @throws SourceFault `unusable_page` when it is not YAML
 */
export function readFrontMatter(markdown: string): Partial<Facts> {
  const found = /^\ufeff?---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(markdown)
  if (found === null) return {}
  const values = parsed(found[1]!)
  const facts = Object.entries(names).flatMap(([fact, keys]) => {
    const value = keys.map((key) => values[key]).find((each) => each !== undefined && each !== null && each !== '')
    const read = Content.shape[fact as keyof Facts].safeParse(toInput(fact as keyof Facts, value))
    const isTold = read.success && read.data !== undefined && !(Array.isArray(read.data) && read.data.length === 0)
    return isTold ? [[fact, read.data]] : []
  })
  const { title, ...others }: Partial<Facts> = Object.fromEntries(facts)
  if (title == null || !/^\s*#\s+\S/.test(markdown.slice(found[0].length))) return Object.fromEntries(facts)
  return { seo_title: title, ...others }
}

function parsed(block: string): Readonly<Record<string, unknown>> {
  let values: unknown
  try {
    // dates stay texts: a time of its own would be read in the zone of this machine
    values = parse(block, { schema: 'core', maxAliasCount: 20 })
  } catch (error) {
    throw new SourceFault(
      'unusable_page',
      `The front matter is not YAML: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    )
  }
  return typeof values === 'object' && values !== null && !Array.isArray(values) ? (values as Record<string, unknown>) : {}
}

function toInput(fact: keyof Facts, value: unknown): unknown {
  if (fact === 'authors')
    return [value]
      .flat()
      .map(personOf)
      .filter((person) => person !== null)
  if (fact === 'image') return typeof value === 'string' ? { url: value } : value
  // `2026-11-21 10:00` as most generators write it
  if (fact === 'date_published' || fact === 'date_modified')
    return typeof value === 'string' ? value.trim().replace(/^(\S+) (?=\d)/, '$1T') : value
  return typeof value === 'number' ? String(value) : value
}

function personOf(value: unknown): { name: string; url?: string } | null {
  if (typeof value === 'string') return { name: value }
  if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string') return null
  return { name: value.name, ...('url' in value && typeof value.url === 'string' && { url: value.url }) }
}
