import type { ValidTranslateRequest } from '@citable/contract'
import { escapeText, unescapeHtml } from '@citable/core/escape-html'
import type { ProtectedTerm } from './protect.ts'
import { segmentHtml } from './segment-html.ts'
import { segmentMarkdown } from './segment-markdown.ts'
import type { Segmented, SegmentOptions, TextSegment } from './segment-runs.ts'
import type { StrapiNode } from './segment-strapi-blocks.ts'
import { segmentStrapiLines } from './strapi-lines.ts'
import { plainText, type TaggedText } from './tagged-text.ts'

type BodyText = { readonly html: string } | { readonly markdown: string }

/** A field's value in its kind: text, or a Strapi blocks value. */
export type FieldValue = string | readonly StrapiNode[]

/** One text of an article. */
export interface ArticlePart extends Pick<Segmented, 'segments' | 'places' | 'putParts'> {
  /** title, description, body, body/<id of a block> or fields/<name>. */
  readonly name: string
  readonly format: ValidTranslateRequest['fields'][string]['format']
  /** The text as its places count it. */
  readonly text: string
  /** The value that a text of this form stands for. */
  readonly valueOf: (text: string) => FieldValue
}

/** The translated parts of an article. */
export interface SourceArticle {
  readonly title: string | null
  readonly description: string | null
  readonly body: BodyText | { readonly blocks: readonly (BodyText & { readonly id: string })[] }
  readonly fields: ValidTranslateRequest['fields']
}

export interface SplitArticle {
  readonly parts: readonly ArticlePart[]
  readonly segments: readonly TextSegment[]
  /** The article with these translations in place; what has none stays in the source language. */
  put(translations: ReadonlyMap<string, TaggedText>, addresses: Readonly<Record<string, string>>): PutArticle
}

export interface PutArticle {
  readonly title: string | null
  readonly description: string | null
  readonly body: SourceArticle['body']
  readonly fields: Readonly<Record<string, FieldValue>>
}

/** Takes an article apart: title, description, body and further fields, with ids in this order. */
export function splitArticle(article: SourceArticle, terms: readonly ProtectedTerm[], attributes: boolean): SplitArticle {
  let count = 0
  const options = { terms, attributes, createId: (): string => `s${++count}` }
  const parts = fieldsOf(article).map(([name, field]) => readPart(name, field, options))
  return {
    parts,
    segments: parts.flatMap(({ segments }) => segments),
    put: (translations, addresses) =>
      composeArticle(
        article,
        new Map(
          parts.map((part) => [part.name, part.valueOf(part.putParts(translations, addresses)({ start: 0, end: part.text.length }))]),
        ),
      ),
  }
}

type Field = SourceArticle['fields'][string]

/** The texts of an article by their names, in order. */
function fieldsOf({ title, description, body, fields }: SourceArticle): readonly (readonly [string, Field])[] {
  const plain = (name: string, value: string | null): readonly (readonly [string, Field])[] =>
    value === null ? [] : [[name, { format: 'text', value }]]
  const field = (text: BodyText): Field =>
    'html' in text ? { format: 'html', value: text.html } : { format: 'markdown', value: text.markdown }
  return [
    ...plain('title', title),
    ...plain('description', description),
    ...('blocks' in body
      ? bodyNames(body.blocks).map((name, index) => [name, field(body.blocks[index]!)] as const)
      : [['body', field(body)] as const]),
    ...Object.entries(fields).map(([name, value]) => [fieldName(name), value] as const),
  ]
}

/** Names of blocks; those of one id are numbered. */
export function bodyNames(blocks: readonly { readonly id: string }[]): readonly string[] {
  const used = new Map<string, number>()
  return blocks.map(({ id }) => {
    const times = used.get(id) ?? 0
    used.set(id, times + 1)
    return times === 0 ? `body/${id}` : `body/${id}#${times + 1}`
  })
}

const fieldName = (field: string): string => `fields/${field}`

function readPart(name: string, field: Field, options: SegmentOptions): ArticlePart {
  if (field.format === 'strapi_blocks') return { name, format: field.format, ...segmentStrapiLines(field.value, options) }
  // plain text is HTML without elements: the same protection of addresses and terms
  const text = field.format === 'text' ? escapeText(field.value) : field.value
  const segmented =
    field.format === 'markdown' ? segmentMarkdown(text, options) : segmentHtml(text, { ...options, lines: field.format === 'text' })
  return { name, format: field.format, text, ...segmented, valueOf: field.format === 'text' ? unescapeHtml : (made) => made }
}

/** An article of other texts. @param values by the names of its parts; what is not there stays */
export function composeArticle(article: SourceArticle, values: ReadonlyMap<string, FieldValue>): PutArticle {
  const text = (name: string, value: string | null): string | null => {
    const given = values.get(name)
    return typeof given === 'string' ? given : value
  }
  const same = <Text extends BodyText>(name: string, body: Text): Text =>
    'html' in body ? { ...body, html: text(name, body.html) } : { ...body, markdown: text(name, body.markdown) }
  const names = 'blocks' in article.body ? bodyNames(article.body.blocks) : []
  return {
    title: text('title', article.title),
    description: text('description', article.description),
    body:
      'blocks' in article.body
        ? { blocks: article.body.blocks.map((block, index) => same(names[index]!, block)) }
        : same('body', article.body),
    fields: Object.fromEntries(Object.entries(article.fields).map(([name, field]) => [name, values.get(fieldName(name)) ?? field.value])),
  }
}

/** Words and characters of the text itself. */
export function measureText(segments: readonly TextSegment[]): { readonly words: number; readonly chars: number } {
  const texts = segments.map(({ text }) => plainText(text))
  return {
    words: texts.reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0),
    chars: texts.reduce((sum, text) => sum + text.length, 0),
  }
}
