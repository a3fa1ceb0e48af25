import { Content, type OptimizeRequest } from '@citable/contract'
import { characterEntities } from '@citable/core/character-entities'
import { unescapeHtml } from '@citable/core/escape-html'
import { frontMatterEnd } from '@citable/core/front-matter'
import { parseDate } from '@citable/core/parse-date'
import { parse as parseToml, TomlDate } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { SourceFault } from '../read-source.ts'
import { metaLinesEnd, parseMetaLines } from './meta-lines.ts'

type Facts = Pick<
  NonNullable<OptimizeRequest['content']>,
  'title' | 'seo_title' | 'description' | 'slug' | 'language_hint' | 'url' | 'authors' | 'date_published' | 'date_modified' | 'image'
>

/** Front matter as far as it was understood. */
export interface FrontMatter {
  readonly facts: Partial<Facts>
  /** A sentence for each value that says something and cannot be used. */
  readonly unread: readonly string[]
  /** Front matter says that the page is not to be published. */
  readonly isDraft: boolean
  /** All keys with their values. */
  readonly values: Readonly<Record<string, unknown>>
}

export interface FrontMatterSettings {
  /** Home of the site: paths such as `/posts/bread/` start there. */
  readonly home?: string | null
  /** Day in the name of the file; it counts where front matter names none. */
  readonly dayOfFile?: string | null
  /** The person that an id of the site's list of authors stands for. */
  readonly findAuthor?: (id: string) => Person | null
}

interface Person {
  readonly name: string
  readonly url?: string
}

/** Names under which static site generators know a fact; the first that says something counts. A dot leads into an object or list. */
const names = {
  title: ['title'],
  seo_title: ['seo_title', 'seoTitle', 'meta_title', 'metaTitle', 'title_meta', 'seo.title', 'params.seo_title'],
  description: ['description', 'summary', 'excerpt', 'seo.description', 'params.description', 'head.meta.description'],
  slug: ['slug'],
  // copied from post to post, it may be wrong: a text that is certain goes first
  language_hint: ['language', 'lang', 'locale'],
  url: ['canonical', 'canonical_url', 'canonicalUrl', 'canonicalURL', 'url', 'permalink'],
  authors: ['authors', 'author', 'params.authors', 'params.author', 'extra.author'],
  date_published: [
    'date',
    'published',
    'publishDate',
    'pubDate',
    'pubDatetime',
    'date_published',
    'datePublished',
    'publish_date',
    'published_at',
    'publishedAt',
  ],
  date_modified: [
    'updated',
    'lastmod',
    'modified',
    'updatedDate',
    'modDatetime',
    'last_modified_at',
    'last_update.date',
    'lastUpdated',
    'date_modified',
    'dateModified',
    'updated_at',
    'updatedAt',
  ],
  image: [
    'image',
    'cover',
    'thumbnail',
    'featured_image',
    'featuredImage',
    'feature_image',
    'heroImage',
    'hero_image',
    'ogImage',
    'og_image',
    'socialImage',
    'images',
    'params.image',
    'seo.image',
    'header.og_image',
    'header.teaser',
  ],
} as const satisfies Record<keyof Facts, readonly string[]>

/** Offset behind leading front matter, of any format; 0: none. */
export const frontEnd = (text: string): number => frontMatterEnd(text) || metaLinesEnd(text)

/** A block of YAML or TOML that begins and never ends: its lines are text to every reader. */
const openBlock = /^\ufeff?(?:---[ \t]*\r?\n[a-z]\w*:[ \t]|\+\+\+[ \t]*\r?\n[a-z]\w*\s*=)/

/** Values that a generator replaces when it builds: they say nothing here, and nothing is wrong with them. */
const built: Partial<Record<keyof Facts, RegExp>> = {
  date_published: /^(?:git )?(?:last modified|created)$|^git$/i,
  date_modified: /^(?:git )?(?:last modified|created)$|^git$|^:/i,
  // placeholders, templates and relative paths without a home
  url: /[:{]\w|\{\{/,
}

/**
 * Facts in the front matter of a text: YAML between `---` lines, TOML between `+++` lines, a JSON object, or lines such as `Title: Bread`.
 * In a text that prints its headline itself the title is the one for result pages. Other keys are left out.
 *
 * @throws SourceFault `unusable_page` when it is not YAML, TOML or JSON
 */
export function readFrontMatter(text: string, settings: FrontMatterSettings = {}): FrontMatter {
  const end = frontEnd(text)
  const { dayOfFile = null } = settings
  const dated = dayOfFile === null ? {} : { date_published: dayOfFile }
  const mark = text.trimStart().slice(0, 3)
  if (end === 0) {
    const unread = openBlock.test(text) ? [`${mark} opens front matter that no other ${mark} ends: its lines are read as text.`] : []
    return { facts: dated, unread, isDraft: false, values: {} }
  }
  const front = text.slice(0, end).replace(/^\ufeff/, '')
  const block = front.trimEnd()
  const values = valuesOf(block)
  const unread: string[] = []
  const facts = Object.entries(names).flatMap(([name, keys]) => {
    const fact = name as keyof Facts
    const key = keys.find((each) => saysSomething(valueAt(values, each)))
    if (key === undefined) return []
    const value = valueAt(values, key)
    const { input, lost } = toInput(fact, value, values, settings)
    const read = Content.shape[fact].safeParse(input)
    const hasValue = read.success && read.data !== undefined && read.data !== null && !(Array.isArray(read.data) && read.data.length === 0)
    const isBuilt = typeof value === 'boolean' || (typeof value === 'string' && built[fact]?.test(value.trim()) === true)
    if (lost.length > 0) for (const each of lost) unread.push(whyUnread(fact, key, each))
    else if (!hasValue && !isBuilt) unread.push(whyUnread(fact, key, value))
    return hasValue ? [[fact, read.data]] : []
  })
  const { title, ...others }: Partial<Facts> = { ...dated, ...Object.fromEntries(facts) }
  const isHeadline = title != null && !/^\s*(?:#\s+\S|<(?:h1|html|!doctype)\b)/i.test(text.slice(end))
  return {
    facts: title == null ? others : isHeadline ? { title, ...others } : { seo_title: title, ...others },
    unread,
    isDraft: values.draft === true || values.published === false || values.unlisted === true || values.permalink === false,
    values,
  }
}

const saysSomething = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The value below a path of keys; of a list the first, and of VitePress's head the content of the meta element of that name. */
function valueAt(values: Readonly<Record<string, unknown>>, key: string): unknown {
  if (key === 'head.meta.description') return Array.isArray(values.head) ? metaContent(values.head, 'description') : undefined
  return key.split('.').reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), values)
}

/** `['meta', { name, content }]` as VitePress has it, `{ tag: 'meta', attrs: { name, content } }` as Starlight does. */
function metaContent(head: readonly unknown[], name: string): unknown {
  for (const each of head) {
    const attributes = Array.isArray(each) ? each[1] : isRecord(each) ? each.attrs : null
    if (isRecord(attributes) && attributes.name === name) return attributes.content
  }
  return undefined
}

const says: Readonly<Record<keyof Facts, string>> = {
  title: 'is no text',
  seo_title: 'is no text',
  description: 'is no text',
  slug: 'is no text',
  language_hint: 'is no language tag',
  url: 'is no address: give https://…, or the address of the site in citable.config',
  authors: 'is an id: the list of authors has no such person',
  date_published: 'cannot be read as a day: write it as 2026-11-28',
  date_modified: 'cannot be read as a day: write it as 2026-11-28',
  image: 'is no address of an image',
}

function whyUnread(fact: keyof Facts, key: string, value: unknown): string {
  const shown = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return `${key}: “${shown.length > 80 ? `${shown.slice(0, 79)}…` : shown}” ${says[fact]}.`
}

function valuesOf(block: string): Readonly<Record<string, unknown>> {
  if (metaLinesEnd(`${block}\n\n`) > 0) return parseMetaLines(block)
  const format = block.startsWith('{') ? 'JSON' : block.startsWith('+') ? 'TOML' : 'YAML'
  return parsed(format, format === 'JSON' ? block : block.slice(block.indexOf('\n') + 1, -3))
}

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

/** A value as the request takes it, and the parts of it that cannot be used. */
interface Input {
  readonly input: unknown
  readonly lost: readonly unknown[]
}

function toInput(fact: keyof Facts, value: unknown, values: Readonly<Record<string, unknown>>, settings: FrontMatterSettings): Input {
  if (fact === 'authors') return toPersons(value, settings)
  if (fact === 'image') return { input: toImage(value), lost: [] }
  if (fact === 'date_published' || fact === 'date_modified') return { input: toInstant(value, languageOf(values)), lost: [] }
  if (fact === 'url') return { input: toAddress(value, settings.home ?? null), lost: [] }
  if (typeof value === 'string' && prose.has(fact)) return { input: unescapeHtml(value, characterEntities), lost: [] }
  return { input: typeof value === 'number' ? String(value) : value, lost: [] }
}

/** Facts that templates print as HTML. */
const prose: ReadonlySet<keyof Facts> = new Set(['title', 'seo_title', 'description'])

function languageOf({ language, lang, locale }: Readonly<Record<string, unknown>>): string {
  const tag = language ?? lang ?? locale
  return typeof tag === 'string' ? tag : 'und'
}

/** A day or time in any writing that means one day: ISO 8601 with a blank, `Jul 08 2022`, `8. Juli 2022`. */
function toInstant(value: unknown, language: string): unknown {
  if (value instanceof TomlDate) return value.isLocal() && value.isTime() ? null : value.toISOString()
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return value
  const iso = isoTime(text)
  if (Content.shape.date_published.safeParse(iso).success) return iso
  // a time without a zone, an ordinal, a weekday
  const plain = text.trim().replace(/(\d)(?:st|nd|rd|th)\b/gi, '$1')
  return parseDate(plain, { language, now: '9999-01-01', isAhead: true }) ?? text
}

/** `2026-11-21 9:05 +0100`, as Hugo and Jekyll write it, as ISO 8601 has it. */
const isoTime = (text: string): string =>
  text
    .trim()
    .replace(/^(\S+) (\d?\d)(?=:)/, (_, day: string, hour: string) => `${day}T${hour.padStart(2, '0')}`)
    .replace(/(\d) ?([+-]\d\d):?(\d\d)$/, '$1$2:$3')

function toAddress(value: unknown, home: string | null): unknown {
  if (typeof value !== 'string' || /^https?:/i.test(value) || home === null || /[:{]\w|\{\{/.test(value)) return value
  return URL.canParse(value, home) ? new URL(value, home).href : value
}

/** An address, `{ url | src | path | image | relative, alt }`, or the first of a list. */
function toImage(value: unknown): unknown {
  if (Array.isArray(value)) return toImage(value[0])
  if (typeof value === 'string') return { url: value }
  if (!isRecord(value)) return value
  const url = [value.url, value.src, value.path, value.image].find((each) => typeof each === 'string')
  return { url, ...(typeof value.alt === 'string' && { alt: value.alt }) }
}

/** An author's id, as `jane-doe` or `jdoe`: the name is in another file. */
const isId = (name: string): boolean => /^[\p{Ll}\p{N}]+(?:[-_.][\p{Ll}\p{N}]+)*$/u.test(name)

function toPersons(value: unknown, { findAuthor = () => null }: FrontMatterSettings): Input {
  const all = [value].flat().map((each: unknown) => {
    if (typeof each === 'string') return isId(each) ? findAuthor(each) : { name: each }
    if (!isRecord(each)) return null
    if (typeof each.name === 'string') return { name: each.name, ...(typeof each.url === 'string' && { url: each.url }) }
    return typeof each.key === 'string' ? findAuthor(each.key) : null
  })
  return { input: all.filter((person) => person !== null), lost: [value].flat().filter((_, at) => all[at] === null) }
}
