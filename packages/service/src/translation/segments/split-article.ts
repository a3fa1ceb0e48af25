import type { ValidTranslateRequest } from '@citable/contract'
import { escapeText, unescapeHtml } from '@citable/core/escape-html'
import type { ProtectedTerm } from './protect.ts'
import { segmentHtml } from './segment-html.ts'
import { segmentMarkdown } from './segment-markdown.ts'
import type { Segmented, TextSegment } from './segment-runs.ts'
import { type StrapiNode, segmentStrapiBlocks } from './segment-strapi-blocks.ts'
import { plainText, type TaggedText } from './tagged-text.ts'

type BodyText = { readonly html: string } | { readonly markdown: string }

/** A field's value in its kind: text, or a Strapi blocks value. */
export type FieldValue = string | readonly StrapiNode[]

interface FieldText extends Pick<Segmented, 'segments'> {
  put(translations: ReadonlyMap<string, TaggedText>, addresses: Readonly<Record<string, string>>): FieldValue
}

/** The translated parts of an article. */
export interface SourceArticle {
  readonly title: string | null
  readonly description: string | null
  readonly body: BodyText | { readonly blocks: readonly (BodyText & { readonly id: string })[] }
  readonly fields: ValidTranslateRequest['fields']
}

export interface SplitArticle {
  readonly segments: readonly TextSegment[]
  /** The article with these translations in place; what has none stays in the source language. */
  put(
    translations: ReadonlyMap<string, TaggedText>,
    addresses: Readonly<Record<string, string>>,
  ): {
    readonly title: string | null
    readonly description: string | null
    readonly body: SourceArticle['body']
    readonly fields: Readonly<Record<string, FieldValue>>
  }
}

/** Takes an article apart: title, description, body and further fields, with ids in this order. */
export function splitArticle(article: SourceArticle, terms: readonly ProtectedTerm[], attributes: boolean): SplitArticle {
  let count = 0
  const createId = (): string => `s${++count}`
  const html = (source: string): Segmented => segmentHtml(source, { terms, attributes, createId })
  // plain text is HTML without elements: the same protection of addresses and terms
  const text = (source: string | null): Segmented | null => (source === null ? null : plainly(html(escapeText(source))))

  const title = text(article.title)
  const description = text(article.description)
  const fieldText = (field: SourceArticle['fields'][string]): FieldText => {
    if (field.format === 'strapi_blocks') return segmentStrapiBlocks(field.value, { terms, attributes, createId })
    if (field.format === 'text') return plainly(html(escapeText(field.value)))
    return bodyText(field.format === 'html' ? { html: field.value } : { markdown: field.value })
  }
  const bodyText = (body: BodyText): Segmented =>
    'html' in body ? html(body.html) : segmentMarkdown(body.markdown, { terms, attributes, createId })
  const body = 'blocks' in article.body ? article.body.blocks.map(bodyText) : [bodyText(article.body)]
  const fields = Object.entries(article.fields).map(([name, field]) => [name, fieldText(field)] as const)
  const all = [title, description, ...body, ...fields.map(([, part]) => part)].filter((part) => part !== null)
  return {
    segments: all.flatMap(({ segments }) => segments),
    put: (translations, addresses) => {
      const putBack = (part: Segmented): string => part.put(translations, addresses)
      return {
        title: title && putBack(title),
        description: description && putBack(description),
        body:
          'blocks' in article.body
            ? { blocks: article.body.blocks.map((block, index) => ({ id: block.id, ...same(block, putBack(body[index]!)) })) }
            : same(article.body, putBack(body[0]!)),
        fields: Object.fromEntries(fields.map(([name, part]) => [name, part.put(translations, addresses)])),
      }
    },
  }
}

/** A text of the same kind. */
const same = (source: BodyText, text: string): BodyText => ('html' in source ? { html: text } : { markdown: text })

const plainly = (part: Segmented): Segmented => ({
  segments: part.segments,
  put: (translations, addresses) => unescapeHtml(part.put(translations, addresses)),
})

/** Words and characters of the text itself. */
export function measureText(segments: readonly TextSegment[]): { readonly words: number; readonly chars: number } {
  const texts = segments.map(({ text }) => plainText(text))
  return {
    words: texts.reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0),
    chars: texts.reduce((sum, text) => sum + text.length, 0),
  }
}
