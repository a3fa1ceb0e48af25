import type { ValidTranslateRequest } from '@citable/contract'
import { markdownHtml } from '@citable/core'
import { escapeText, unescapeHtml } from '@citable/core/escape-html'
import type { ProtectedTerm } from './protect.ts'
import { type Segmented, segmentHtml, type TextSegment } from './segment-html.ts'
import { plainText, type TaggedText } from './tagged-text.ts'

/** Markdown is translated as the HTML that it means. */
type BodyText = { readonly html: string } | { readonly markdown: string }

const htmlOf = (text: BodyText): string => ('html' in text ? text.html : markdownHtml(text.markdown))

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
    readonly body: { readonly html: string } | { readonly blocks: readonly { readonly id: string; readonly html: string }[] }
    readonly fields: Readonly<Record<string, string>>
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
  const body = 'blocks' in article.body ? article.body.blocks.map((block) => html(htmlOf(block))) : [html(htmlOf(article.body))]
  const fields = Object.entries(article.fields).map(
    ([name, { format, value }]) => [name, format === 'html' ? html(value) : plainly(html(escapeText(value)))] as const,
  )
  const all = [title, description, ...body, ...fields.map(([, part]) => part)].filter((part) => part !== null)
  return {
    segments: all.flatMap(({ segments }) => segments),
    put: (translations, addresses) => {
      const putBack = (part: Segmented): string => part.put(translations, addresses)
      const [first] = body
      return {
        title: title && putBack(title),
        description: description && putBack(description),
        body:
          'blocks' in article.body
            ? { blocks: article.body.blocks.map(({ id }, index) => ({ id, html: body[index] ? putBack(body[index]) : '' })) }
            : { html: first ? putBack(first) : '' },
        fields: Object.fromEntries(fields.map(([name, part]) => [name, putBack(part)])),
      }
    },
  }
}

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
