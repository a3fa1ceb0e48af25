import {
  type ArticleInput,
  type AuthorFields,
  type BlockInput,
  blocksFromStrapi,
  type Image,
  type Instant,
  type Person,
} from '@citable/core'
import { escapeHtml } from '@citable/core/escape-html'
import type { Choices } from '@citable/editor/choices'
import { type Addressed, addressOf, isLoopback, patternsOf, publicAddress } from '../mapping/address.ts'
import { componentRoles, maxDepth, type Role } from '../mapping/component-roles.ts'
import type { Attribute, TypeShape } from '../mapping/shape.ts'
import { type Values, valueAt } from '../mapping/value-at.ts'
import type { SchemaType } from '../schema-types.ts'
import type { Mapping, SiteSettings } from '../settings.ts'
import { storedBlocks, storedIn } from './editor-js.ts'

/** Facts about an entry that only the server knows: saved relations, and the dates that publishing stamped. */
export interface EntryFacts {
  readonly documentId: string | null
  readonly locale: string | null
  readonly authors: readonly Person[]
  /** First publish and last change of the published content; null: not published. */
  readonly datePublished: Instant | null
  readonly dateModified: Instant | null
  /** Saved values of related entries that patterns name, by path: `category.slug`. */
  readonly named?: Readonly<Record<string, string>>
  /** The entries above it on the site, from the top, as saved. */
  readonly above?: readonly { readonly name: string; readonly url: string }[]
  /** Saved rows of relations that are part of the text, by form path: `faqs`, `sections.0.faqs`. */
  readonly related?: Readonly<Record<string, readonly Values[]>>
  /** The text that was published last, by `textHash`, and since when it is the same; null: none was, or it was not stored. */
  readonly publishedText: { readonly hash: string; readonly since: Instant } | null
}

export interface EntryToRead {
  /** Form values or a database row, components and media included. */
  readonly values: Values
  readonly mapping: Mapping
  readonly shape: TypeShape
  readonly facts: EntryFacts
  readonly site: SiteSettings
  /** Address that relative upload addresses are below, with its path; null: unknown, such images are left out. */
  readonly assets: string | null
  /** The upload provider whose addresses open only with a signature: its images are left out; null or absent: none. */
  readonly privateProvider?: string | null
  /** Schema.org type by its author or the settings; null: by its text. */
  readonly schemaType: SchemaType | null
  /** The author's choices; points set aside change nothing here. */
  readonly choices: Pick<Choices, 'textKind' | 'language'>
}

/**
 * An entry as the core reads it. The same function feeds the panel (form values) and publishing (database rows), so
 * that both give the same score. Block ids are form paths: `content.3`, `sections.0.body`.
 */
export function inputOfEntry(entry: EntryToRead): ArticleInput {
  const { values, mapping, shape, facts } = entry
  const seoTitle = mapping.seoTitle ? lineOf(valueAt(values, mapping.seoTitle)) : null
  const title = lineOf(values[mapping.title])
  const breadcrumbs = trailOf(entry, title)
  return {
    kind: 'blocks',
    blocks: mapping.body.flatMap((name) => blocksOf(name, values[name], shape.attributes[name], entry, { depth: 0, level: 2 })),
    fields: {
      title,
      ...(seoTitle !== null && { seoTitle }),
      description: mapping.description === null ? null : lineOf(valueAt(values, mapping.description)),
      slug: mapping.slug === null ? null : lineOf(values[mapping.slug]),
      image: imageOfEntry(entry),
      authors: authorsOf(values, mapping, facts),
      datePublished: dateOf(values, mapping.datePublished) ?? facts.datePublished,
      dateModified: dateModifiedOf({ values, mapping, facts }),
      ...(breadcrumbs.length > 0 && { breadcrumbs }),
    },
  }
}

/** The entry's own picture, else the one for social networks. */
function imageOfEntry(entry: EntryToRead): Image | null {
  const { values, mapping } = entry
  const at = (path: string | null | undefined) => (path ? (imagesOf(valueAt(values, path), entry)[0] ?? null) : null)
  return at(mapping.image) ?? at(mapping.socialImage)
}

/** The first picture of a media field's value; null: there is none. */
export const pictureIn = (value: unknown, entry: EntryToRead): Image | null => imagesOf(value, entry)[0] ?? null

/** True for an entry that asks not to be found: nothing of it is delivered then. */
export function isHidden({ values, mapping }: Pick<EntryToRead, 'values' | 'mapping'>): boolean {
  const value = mapping.robots ? valueAt(values, mapping.robots) : undefined
  return value === true || (typeof value === 'string' && /(?:^|[\s,])(?:noindex|none)(?=$|[\s,])/i.test(value))
}

/** Time of the entry's last change, by its own field or else by publishing. */
export const dateModifiedOf = ({ values, mapping, facts }: Pick<EntryToRead, 'values' | 'mapping' | 'facts'>): Instant | null =>
  dateOf(values, mapping.dateModified) ?? facts.dateModified

/** The public address of the entry; null when it has none yet. The one that people wrote counts; without patterns: the site's address and the slug. */
export function urlOfEntry({ values, mapping, facts, site }: EntryToRead): string | null {
  const canonical = mapping.canonical ? publicAddress(lineOf(valueAt(values, mapping.canonical)) ?? '') : null
  if (canonical !== null) return canonical
  return addressOf(patternsOf(mapping.addresses, site.url), addressedOf({ values, mapping, facts }))
}

/** The site, the entries above the entry, the entry; empty: nothing does, or the site or the entry has no name or address. */
function trailOf(entry: EntryToRead, title: string | null): NonNullable<AuthorFields['breadcrumbs']> {
  const { facts, site } = entry
  const [home, url] = [publicAddress(site.url), urlOfEntry(entry)]
  if (!facts.above?.length || home === null || site.name === '' || title === null || url === null) return []
  return [{ name: site.name, url: home }, ...facts.above, { name: title, url }]
}

/** What patterns may name of an entry. */
export function addressedOf({ values, mapping, facts }: Pick<EntryToRead, 'values' | 'mapping' | 'facts'>): Addressed {
  const slug = mapping.slug === null ? null : lineOf(values[mapping.slug])
  const { locale, documentId, named } = facts
  const date = dateOf(values, mapping.datePublished) ?? facts.datePublished
  return { values, slug, locale, documentId, named, date }
}

/** Strapi's live preview hides source positions in text as runs of invisible characters; they are no part of it. */
const previewMarks = /(?:\u200b|\u200c|\u200d|\ufeff|[\u2060-\u2064]){4,}/g

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(previewMarks, '') : ''
}

function lineOf(value: unknown): string | null {
  const text = textOf(value).trim()
  return text === '' ? null : text
}

function dateOf(values: Values, name: string | null): Instant | null {
  const value = name === null ? null : values[name]
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null
}

function authorsOf(values: Values, mapping: Mapping, facts: EntryFacts): readonly Person[] {
  if (mapping.author === null) return []
  if (mapping.author.includes('.')) return facts.authors
  const name = lineOf(values[mapping.author])
  return name === null ? [] : [{ kind: 'person', name, url: null }]
}

/** Pictures of a media field. Uploads of another type are left out. */
function imagesOf(value: unknown, { assets, privateProvider }: Pick<EntryToRead, 'assets' | 'privateProvider'>): readonly Image[] {
  return (Array.isArray(value) ? value : [value]).flatMap((file: File | null | undefined): readonly Image[] => {
    if (typeof file?.url !== 'string' || file.url === '') return []
    if (isPrivate(file, privateProvider)) return []
    if (typeof file.mime === 'string' && !file.mime.startsWith('image/')) return []
    const url = absolute(file.url, assets)
    if (url === null) return []
    const pixels = (size: unknown) => (typeof size === 'number' && Number.isInteger(size) && size > 0 ? size : null)
    return [
      {
        url,
        alt: typeof file.alternativeText === 'string' ? file.alternativeText : null,
        width: pixels(file.width),
        height: pixels(file.height),
      },
    ]
  })
}

interface File {
  readonly url?: unknown
  readonly mime?: unknown
  readonly provider?: unknown
  readonly alternativeText?: unknown
  readonly width?: unknown
  readonly height?: unknown
}

/** True for an upload that cannot be opened without a signature of its provider. */
const isPrivate = (file: File | null | undefined, provider: string | null | undefined): boolean =>
  provider !== null && provider !== undefined && file?.provider === provider

/** An upload's address. One that was stored on a machine that called itself localhost is taken to where uploads are now. */
function absolute(url: string, assets: string | null): string | null {
  const path = assets !== null && isLoopback(url) ? new URL(url).pathname : url
  if (/^https?:\/\//.test(path)) return path
  if (assets === null || !path.startsWith('/') || !URL.canParse(path, assets)) return null
  const { pathname } = new URL(assets)
  const below = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  const isBelow = path.startsWith('//') || path.startsWith(`${below}/`)
  return new URL(isBelow ? path : `${below}${path}`, assets).href
}

/** Place of a block: components around it, and the level of the next heading. */
interface Place {
  readonly depth: number
  readonly level: number
}

/** The blocks of one attribute, whatever kind of field it is. Unknown and empty values give none. */
function blocksOf(path: string, value: unknown, attribute: Attribute | undefined, entry: EntryToRead, place: Place): readonly BlockInput[] {
  if (attribute?.type === 'relation') {
    const rows = entry.facts.related?.[path] ?? []
    return rows.flatMap((row, index) => componentBlocks(`${path}.${index}`, attribute.target ?? '', row, entry, place))
  }
  if (attribute === undefined || value === null || value === undefined) return []
  // editors of blocks store JSON in a text, in a field of their own or in one that they replace in the admin
  const stored = storedBlocks(textOf(value))
  if (stored !== null) return stored.html === '' ? [] : [{ id: path, html: stored.html }]
  switch (attribute.type) {
    case 'blocks':
      return blocksFromStrapi(withoutPrivate(value, entry.privateProvider), path)
    case 'richtext':
      return markdownOrHtml(path, textOf(value), attribute.isHtml)
    case 'text':
    case 'string':
      return attribute.isHtml ? markdownOrHtml(path, textOf(value), true) : paragraphs(path, textOf(value))
    case 'customField':
      return typeof value === 'string' ? markdownOrHtml(path, textOf(value), attribute.isHtml) : []
    case 'component': {
      const rows = attribute.repeatable ? (Array.isArray(value) ? value : []) : [value]
      return rows.flatMap((row, index) =>
        componentBlocks(attribute.repeatable ? `${path}.${index}` : path, attribute.component ?? '', row, entry, place),
      )
    }
    case 'dynamiczone':
      return (Array.isArray(value) ? value : []).flatMap((row: unknown, index) =>
        componentBlocks(`${path}.${index}`, String((row as { __component?: unknown } | null)?.__component ?? ''), row, entry, place),
      )
    default:
      return []
  }
}

function componentBlocks(path: string, uid: string, row: unknown, entry: EntryToRead, { depth, level }: Place): readonly BlockInput[] {
  const { shape, mapping } = entry
  const attributes = shape.components[uid]
  if (attributes === undefined || typeof row !== 'object' || row === null || depth >= maxDepth) return []
  const values = row as Values
  const roles = componentRoles(uid, shape.components, mapping.roles)
  const cite = first(roles, 'cite', values)
  const caption = first(roles, 'caption', values)
  const inside = { depth: depth + 1, level: first(roles, 'heading', values) === null ? level : Math.min(level + 1, 6) }
  const content = (name: string) => blocksOf(`${path}.${name}`, values[name], attributes[name], entry, inside)
  const answers = Object.keys(roles)
    .filter((name) => roles[name] === 'answer')
    .flatMap(content)
  const isPair = first(roles, 'question', values) !== null && answers.length > 0
  return Object.entries(roles).flatMap(([name, role]): readonly BlockInput[] => {
    const at = `${path}.${name}`
    const value = values[name]
    switch (role) {
      case 'question':
      case 'heading': {
        const text = lineOf(value)
        if (text === null) return []
        return role === 'question' && isPair
          ? [pairBlock(at, text, answers)]
          : [{ id: at, html: `<h${level}>${escapeHtml(text)}</h${level}>` }]
      }
      case 'answer':
        return isPair ? [] : content(name)
      case 'text':
        return content(name)
      case 'quote':
        return quoteBlocks(at, storedIn(textOf(value)) === null ? value : null, content(name), cite)
      case 'image':
        return imagesOf(value, entry).map((image) => {
          const sizes = `${image.width === null ? '' : ` width="${image.width}"`}${image.height === null ? '' : ` height="${image.height}"`}`
          const element = `<img src="${escapeHtml(image.url)}"${image.alt === null ? '' : ` alt="${escapeHtml(image.alt)}"`}${sizes}>`
          return { id: at, html: caption === null ? element : `<figure>${element}<figcaption>${escapeHtml(caption)}</figcaption></figure>` }
        })
      default:
        return []
    }
  })
}

/** Blocks hold a copy of the upload that they show. The others keep their places, which their ids are. */
function withoutPrivate(value: unknown, provider: string | null | undefined): unknown {
  const isShown = (block: { readonly type?: unknown; readonly image?: File } | null) =>
    !(block?.type === 'image' && isPrivate(block.image, provider))
  return Array.isArray(value) ? value.map((block) => (isShown(block) ? block : { type: 'paragraph', children: [] })) : value
}

/** A quotation with who said it. Formatted text stays formatted. */
function quoteBlocks(at: string, value: unknown, content: readonly BlockInput[], cite: string | null): readonly BlockInput[] {
  const footer = cite === null ? '' : `<footer>${escapeHtml(cite)}</footer>`
  const [formatted] = content
  if (content.length === 1 && formatted !== undefined && 'markdown' in formatted)
    return [{ id: at, markdown: `<blockquote>\n\n${formatted.markdown}\n\n${footer}</blockquote>` }]
  if (typeof value !== 'string' || (formatted !== undefined && 'html' in formatted && /<[a-z]/i.test(value)))
    return content.length === 0 ? [] : [{ id: at, html: `<blockquote>${content.map(marked).join('')}${footer}</blockquote>` }]
  const text = lineOf(value)
  return text === null ? [] : [{ id: at, html: `<blockquote><p>${breaks(text)}</p>${footer}</blockquote>` }]
}

/** A question with its answer in one block, so that they are read as a pair; each part says which field it stands in. */
function pairBlock(at: string, question: string, answers: readonly BlockInput[]): BlockInput {
  const summary = `<summary data-citable-block="${at}">${escapeHtml(question)}</summary>`
  const isMarkdown = answers.some((one) => 'markdown' in one)
  const parts = answers.map(marked)
  return isMarkdown
    ? { id: at, markdown: `<details>${summary}\n\n${parts.join('\n\n')}\n\n</details>` }
    : { id: at, html: `<details>${summary}${parts.join('')}</details>` }
}

const marked = (block: BlockInput): string =>
  `<div data-citable-block="${block.id}">${'html' in block ? block.html : `\n\n${block.markdown}\n\n`}</div>`

function first(roles: Readonly<Record<string, Role>>, role: Role, values: Values): string | null {
  for (const name of Object.keys(roles)) {
    const line = roles[name] === role ? lineOf(values[name]) : null
    if (line !== null) return line
  }
  return null
}

/** A rich text field holds Markdown; some custom editors store HTML in it. */
function markdownOrHtml(id: string, text: string, isHtml = false): readonly BlockInput[] {
  if (text.trim() === '') return []
  return isHtml || writesHtml(text) ? [{ id, html: text }] : [{ id, markdown: text }]
}

/** A text that begins with a block element is HTML, else Markdown or plain text. */
export const writesHtml = (text: string): boolean => /^\s*<(p|h[1-6]|div|section|article|ul|ol|table|figure|blockquote)[\s>]/i.test(text)

/** Plain text: an empty line ends a paragraph. One block per paragraph would need ids that are no fields, so the field stays one block. */
function paragraphs(id: string, text: string): readonly BlockInput[] {
  const parts = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.length === 0 ? [] : [{ id, html: parts.map((part) => `<p>${breaks(part)}</p>`).join('\n') }]
}

const breaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
