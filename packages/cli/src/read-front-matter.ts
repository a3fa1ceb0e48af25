import { Content, type OptimizeRequest } from '@citable/contract'
import { characterEntities } from '@citable/core/character-entities'
import { unescapeHtml } from '@citable/core/escape-html'
import { frontMatterEnd } from '@citable/core/front-matter'
import { parse as parseToml, TomlDate } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { SourceFault } from './read-source.ts'

type Facts = Pick<
  NonNullable<OptimizeRequest['content']>,
  'title' | 'seo_title' | 'description' | 'slug' | 'language_hint' | 'url' | 'authors' | 'date_published' | 'date_modified' | 'image'
>

/** Names under which static site generators know a fact; the first that says something counts. */
const names = {
  title: ['title'],
  seo_title: ['seo_title', 'seoTitle', 'meta_title', 'metaTitle'],
  description: ['description', 'summary', 'excerpt'],
  slug: ['slug'],
  // copied from post to post, it may be wrong: a text that is certain goes first
  language_hint: ['language', 'lang', 'locale'],
  url: ['canonical', 'canonical_url', 'canonicalUrl', 'url'],
  authors: ['authors', 'author'],
  date_published: ['date', 'published', 'publishDate', 'pubDate', 'date_published', 'datePublished'],
  date_modified: ['updated', 'lastmod', 'modified', 'updatedDate', 'last_modified_at', 'date_modified', 'dateModified'],
  image: ['image', 'cover', 'thumbnail', 'featured_image'],
} as const satisfies Record<keyof Facts, readonly string[]>

/**
 * Facts in the front matter of a Markdown or HTML text: YAML between `---` lines, TOML between `+++` lines, or a JSON object. Other keys and
 * invalid values (an address without its host, a date in words, an author's id) are left out. A text that opens with a main heading, or as a
 * page, prints its headline itself: the title is then what search results show.
 *
 * @throws SourceFault `unusable_page` when it is not YAML, TOML or JSON
 */
export function readFrontMatter(text: string): Partial<Facts> {
  const end = frontMatterEnd(text)
  if (end === 0) return {}
  const front = text.slice(0, end).replace(/^\ufeff/, '')
  const block = front.trimEnd()
  const format = block.startsWith('{') ? 'JSON' : block.startsWith('+') ? 'TOML' : 'YAML'
  const values = parsed(format, format === 'JSON' ? block : block.slice(block.indexOf('\n') + 1, -3))
  const facts = Object.entries(names).flatMap(([fact, keys]) => {
    const value = keys.map((key) => values[key]).find((each) => each !== undefined && each !== null && each !== '')
    const read = Content.shape[fact as keyof Facts].safeParse(toInput(fact as keyof Facts, value))
    const hasValue = read.success && read.data !== undefined && !(Array.isArray(read.data) && read.data.length === 0)
    return hasValue ? [[fact, read.data]] : []
  })
  const { title, ...others }: Partial<Facts> = Object.fromEntries(facts)
  if (title == null || !/^\s*(?:#\s+\S|<(?:h1|html|!doctype)\b)/i.test(text.slice(end))) return Object.fromEntries(facts)
  return { seo_title: title, ...others }
}

/** HTML without its front matter, and the facts in it, as Jekyll reads them. */
export const readHtml = (text: string): Partial<Facts> & { readonly html: string } => ({
  html: text.slice(frontMatterEnd(text)),
  ...readFrontMatter(text),
})

function parsed(format: 'YAML' | 'TOML' | 'JSON', block: string): Readonly<Record<string, unknown>> {
  let values: unknown
  try {
    // dates of YAML stay texts: a time of its own would be read in the zone of this machine
    // of a key written twice the last value counts, as in Jekyll
    if (format === 'YAML') values = parseYaml(block, { schema: 'core', maxAliasCount: 20, uniqueKeys: false })
    else values = format === 'TOML' ? parseToml(block) : JSON.parse(block)
  } catch (error) {
    throw new SourceFault(
      'unusable_page',
      `The front matter is not ${format}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    )
  }
  if (!isRecord(values)) return {}
  // as Material for MkDocs writes both days
  const { created, updated } = isRecord(values.date) ? values.date : {}
  return { ...values, ...(created !== undefined && { date: created }), ...(updated !== undefined && { updated }) }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

function toInput(fact: keyof Facts, value: unknown): unknown {
  if (fact === 'authors')
    return [value]
      .flat()
      .map(personOf)
      .filter((person) => person !== null)
  if (fact === 'image') return typeof value === 'string' ? { url: value } : value
  if (fact === 'date_published' || fact === 'date_modified')
    return value instanceof TomlDate ? value.toISOString() : typeof value === 'string' ? isoTime(value) : value
  if (typeof value === 'string' && prose.has(fact)) return unescapeHtml(value, characterEntities)
  return typeof value === 'number' ? String(value) : value
}

/** Facts that templates print as HTML. */
const prose: ReadonlySet<keyof Facts> = new Set(['title', 'seo_title', 'description'])

/** `2026-11-21 9:05 +0100`, as Hugo and Jekyll write it, as ISO 8601 has it. */
const isoTime = (text: string): string =>
  text
    .trim()
    .replace(/^(\S+) (\d?\d)(?=:)/, (_, day: string, hour: string) => `${day}T${hour.padStart(2, '0')}`)
    .replace(/(\d) ?([+-]\d\d):?(\d\d)$/, '$1$2:$3')

/** An author's id, as `jane-doe` or `jdoe`: the name stands in another file. */
const isId = (name: string): boolean => /^[\p{Ll}\p{N}]+(?:[-_.][\p{Ll}\p{N}]+)*$/u.test(name)

function personOf(value: unknown): { name: string; url?: string } | null {
  if (typeof value === 'string') return isId(value) ? null : { name: value }
  if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string') return null
  return { name: value.name, ...('url' in value && typeof value.url === 'string' && { url: value.url }) }
}
