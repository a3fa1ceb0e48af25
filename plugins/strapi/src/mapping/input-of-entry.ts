import { type ArticleInput, type BlockInput, blocksFromStrapi, type Image, type Instant, type Person } from '@citable/core'
import type { Choices } from '@citable/editor/choices'
import type { SchemaType } from '../schema-types.ts'
import type { Mapping, SiteSettings } from '../settings.ts'
import { addressOf } from './address.ts'
import { componentRoles, type Role } from './component-roles.ts'
import type { Attribute, TypeShape } from './shape.ts'
import { type Values, valueAt } from './value-at.ts'

/** What only the server knows about an entry: saved relations, and the dates that publishing stamped. */
export interface EntryFacts {
  readonly documentId: string | null
  readonly locale: string | null
  readonly authors: readonly Person[]
  /** First publish and last change of the published content; null: not published. */
  readonly datePublished: Instant | null
  readonly dateModified: Instant | null
  /** The text that was published last, by `textHash`, and since when it is the same; null: none was, or nobody kept it. */
  readonly publishedText: { readonly hash: string; readonly since: Instant } | null
}

export interface EntryToRead {
  /** Form values or a database row, components and media included. */
  readonly values: Values
  readonly mapping: Mapping
  readonly shape: TypeShape
  readonly facts: EntryFacts
  readonly site: SiteSettings
  /** Origin that relative upload addresses belong to; null: unknown, such images are left out. */
  readonly assets: string | null
  /** What the entry is published as, by its author or the settings; null: what its text is. */
  readonly schemaType: SchemaType | null
  /** What its author has chosen; points set aside change nothing here. */
  readonly choices: Pick<Choices, 'textKind' | 'language'>
}

/**
 * An entry as the core reads it. The same function feeds the panel (form values) and publishing (database rows), so
 * that both give the same score. Block ids are form paths: `content.3`, `sections.0.body`.
 */
export function inputOfEntry({ values, mapping, shape, facts, assets }: EntryToRead): ArticleInput {
  const seoTitle = mapping.seoTitle ? lineOf(valueAt(values, mapping.seoTitle)) : null
  const image = mapping.image === null ? null : imageOf(values[mapping.image], assets)
  return {
    kind: 'blocks',
    blocks: mapping.body.flatMap((name) => blocksOf(name, values[name], shape.attributes[name], shape, assets)),
    fields: {
      title: lineOf(values[mapping.title]),
      ...(seoTitle !== null && { seoTitle }),
      description: mapping.description === null ? null : lineOf(valueAt(values, mapping.description)),
      slug: mapping.slug === null ? null : lineOf(values[mapping.slug]),
      image,
      authors: authorsOf(values, mapping, facts),
      datePublished: dateOf(values, mapping.datePublished) ?? facts.datePublished,
      dateModified: dateModifiedOf({ values, mapping, facts }),
    },
  }
}

/** When the entry was changed last, as its own field or else publishing says. */
export const dateModifiedOf = ({ values, mapping, facts }: Pick<EntryToRead, 'values' | 'mapping' | 'facts'>): Instant | null =>
  dateOf(values, mapping.dateModified) ?? facts.dateModified

/** The public address of the entry; null when it has none yet. Without patterns: the site's address and the slug. */
export function urlOfEntry({ values, mapping, facts, site }: EntryToRead): string | null {
  const slug = mapping.slug === null ? null : lineOf(values[mapping.slug])
  const patterns =
    Object.keys(mapping.addresses).length > 0 || site.url === '' ? mapping.addresses : { '*': `${site.url.replace(/\/$/, '')}/{slug}` }
  return addressOf(patterns, { values, slug, locale: facts.locale, documentId: facts.documentId })
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

function imageOf(value: unknown, assets: string | null): Image | null {
  const file = (Array.isArray(value) ? value[0] : value) as
    | { url?: unknown; alternativeText?: unknown; width?: unknown; height?: unknown }
    | null
    | undefined
  if (typeof file?.url !== 'string' || file.url === '') return null
  const url = absolute(file.url, assets)
  if (url === null) return null
  const pixels = (size: unknown) => (typeof size === 'number' && Number.isInteger(size) && size > 0 ? size : null)
  return {
    url,
    alt: typeof file.alternativeText === 'string' ? file.alternativeText : null,
    width: pixels(file.width),
    height: pixels(file.height),
  }
}

function absolute(url: string, assets: string | null): string | null {
  if (/^https?:\/\//.test(url)) return url
  return assets !== null && url.startsWith('/') && URL.canParse(url, assets) ? new URL(url, assets).href : null
}

/** The blocks of one attribute, whatever kind of field it is. Unknown and empty values give none. */
function blocksOf(
  path: string,
  value: unknown,
  attribute: Attribute | undefined,
  shape: TypeShape,
  assets: string | null,
): readonly BlockInput[] {
  if (attribute === undefined || value === null || value === undefined) return []
  switch (attribute.type) {
    case 'blocks':
      return blocksFromStrapi(value, path)
    case 'richtext':
      return markdownOrHtml(path, textOf(value))
    case 'text':
    case 'string':
      return paragraphs(path, textOf(value))
    case 'customField':
      return typeof value === 'string' ? markdownOrHtml(path, textOf(value)) : []
    case 'component': {
      const rows = attribute.repeatable ? (Array.isArray(value) ? value : []) : [value]
      return rows.flatMap((row, index) =>
        componentBlocks(attribute.repeatable ? `${path}.${index}` : path, attribute.component ?? '', row, shape, assets),
      )
    }
    case 'dynamiczone':
      return (Array.isArray(value) ? value : []).flatMap((row: unknown, index) =>
        componentBlocks(`${path}.${index}`, String((row as { __component?: unknown } | null)?.__component ?? ''), row, shape, assets),
      )
    default:
      return []
  }
}

function componentBlocks(path: string, uid: string, row: unknown, shape: TypeShape, assets: string | null): readonly BlockInput[] {
  const attributes = shape.components[uid]
  if (attributes === undefined || typeof row !== 'object' || row === null) return []
  const values = row as Values
  const roles = componentRoles(uid, attributes)
  const cite = first(roles, 'cite', values)
  const caption = first(roles, 'caption', values)
  return Object.entries(roles).flatMap(([name, role]): readonly BlockInput[] => {
    const at = `${path}.${name}`
    const value = values[name]
    switch (role) {
      case 'heading': {
        const text = lineOf(value)
        return text === null ? [] : [{ id: at, html: `<h2>${escapeHtml(text)}</h2>` }]
      }
      case 'text':
        return blocksOf(at, value, attributes[name], shape, assets)
      case 'quote': {
        const text = lineOf(value)
        if (text === null) return []
        return [
          { id: at, html: `<blockquote><p>${lines(text)}</p>${cite === null ? '' : `<footer>${escapeHtml(cite)}</footer>`}</blockquote>` },
        ]
      }
      case 'image': {
        const image = imageOf(value, assets)
        if (image === null) return []
        const sizes = `${image.width === null ? '' : ` width="${image.width}"`}${image.height === null ? '' : ` height="${image.height}"`}`
        const element = `<img src="${escapeHtml(image.url)}"${image.alt === null ? '' : ` alt="${escapeHtml(image.alt)}"`}${sizes}>`
        return [{ id: at, html: caption === null ? element : `<figure>${element}<figcaption>${escapeHtml(caption)}</figcaption></figure>` }]
      }
      default:
        return []
    }
  })
}

function first(roles: Readonly<Record<string, Role>>, role: Role, values: Values): string | null {
  const name = Object.keys(roles).find((candidate) => roles[candidate] === role)
  return name === undefined ? null : lineOf(values[name])
}

/** A rich text field holds Markdown; some custom editors store HTML in it. A text that begins with a block element is HTML. */
function markdownOrHtml(id: string, text: string): readonly BlockInput[] {
  if (text.trim() === '') return []
  return /^\s*<(p|h[1-6]|div|section|article|ul|ol|table|figure|blockquote)[\s>]/i.test(text)
    ? [{ id, html: text }]
    : [{ id, markdown: text }]
}

/** Plain text: an empty line ends a paragraph. One block per paragraph would need ids that are no fields, so the field stays one block. */
function paragraphs(id: string, text: string): readonly BlockInput[] {
  const parts = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.length === 0 ? [] : [{ id, html: parts.map((part) => `<p>${lines(part)}</p>`).join('\n') }]
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
