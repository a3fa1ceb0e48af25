import type { ValidTranslateRequest } from '@citable/contract'
import type { ProtectedTerm } from './protect.ts'
import { type Segmented, segmentHtml, type TextSegment } from './segment-html.ts'
import { escapeText, plainText, type TaggedText, unescapeText } from './tagged-text.ts'

/** What of an article is translated. */
export interface SourceArticle {
  readonly title: string | null
  readonly description: string | null
  readonly body: { readonly html: string } | { readonly blocks: readonly { readonly id: string; readonly html: string }[] }
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
  const body = 'html' in article.body ? [html(article.body.html)] : article.body.blocks.map((block) => html(block.html))
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
          'html' in article.body
            ? { html: first ? putBack(first) : '' }
            : { blocks: article.body.blocks.map(({ id }, index) => ({ id, html: body[index] ? putBack(body[index]) : '' })) },
        fields: Object.fromEntries(fields.map(([name, part]) => [name, putBack(part)])),
      }
    },
  }
}

const plainly = (part: Segmented): Segmented => ({
  segments: part.segments,
  put: (translations, addresses) => unescapeText(part.put(translations, addresses)),
})

/** Words and characters of the text itself. */
export function measureText(segments: readonly TextSegment[]): { readonly words: number; readonly chars: number } {
  const texts = segments.map(({ text }) => plainText(text))
  return {
    words: texts.reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0),
    chars: texts.reduce((sum, text) => sum + text.length, 0),
  }
}
