import { escapeText, unescapeHtml } from '@citable/core/escape-html'
import { storedIn } from '#shared/entry/editor-js.ts'
import { writesHtml } from '#shared/entry/input-of-entry.ts'
import { plain } from '#shared/mapping/component-roles.ts'
import type { Attribute } from '#shared/mapping/shape.ts'

/** A node of a value of Strapi's blocks editor. */
type BlockNode = Readonly<Record<string, unknown>>

/** A value that people read, in the form that the service gets it. */
export type TextValue =
  | { readonly kind: 'plain' | 'html' | 'markdown'; readonly value: string }
  | { readonly kind: 'blocks'; readonly value: readonly BlockNode[] }

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Attributes of one line that hold no words, or names of people. */
const wordless = names(
  'url href link path slug anchor embed css style classname class script code html iframe svg icon color colour background theme variant type kind size layout align target rel id key ref email phone tel canonicalurl canonical metarobots robots author by writer byline speaker person',
)

/** Values that are no words: addresses, colours, directives, file names, keys. */
const code =
  /^(?:[a-z][a-z0-9+.-]*:\S+|(?:www\.|\/|\.\.?\/|#)\S*|[^\s@]+@[^\s@.]+\.\S+|[\w.-]+\.(?:png|jpe?g|gif|svg|webp|avif|pdf|mp4|webm|html?|js|css|json)|\{\{.*\}\}|(?:no)?(?:index|follow|archive|snippet)(?:\s*,\s*(?:no)?(?:index|follow|archive|snippet))*|[^\s_]*_\S*|[a-z]+[A-Z]\S*)$/

/** True for an attribute whose values may be words to translate. @param isMapped it is part of the article by the settings */
export function holdsWords(name: string, { type, private: isPrivate, isCustom, isHtml }: Attribute, isMapped: boolean): boolean {
  if (isPrivate) return false
  if (type === 'blocks' || type === 'richtext') return true
  if (type === 'customField') return isMapped || isHtml === true
  if (type !== 'string' && type !== 'text') return false
  if (isMapped) return true
  return isCustom === true ? isHtml === true : !wordless.has(plain(name))
}

/** A value as a text; null: it holds none. */
export function textOf({ type, isHtml }: Attribute, value: unknown): TextValue | null {
  if (Array.isArray(value)) {
    const isBlocks = value.length > 0 && value.every((node) => typeof node?.type === 'string' && Array.isArray(node.children))
    return isBlocks && /\p{L}/u.test(wordsOf(value)) ? { kind: 'blocks', value } : null
  }
  // editors of blocks store JSON in a text
  if (typeof value !== 'string' || !/\p{L}/u.test(value) || storedIn(value) !== null) return null
  if (isHtml === true) return { kind: 'html', value }
  if (type === 'string' || type === 'text') return { kind: 'plain', value }
  return { kind: writesHtml(value) ? 'html' : 'markdown', value }
}

/** True for a line that is no words. */
export const isCode = ({ kind, value }: TextValue): boolean => kind === 'plain' && code.test(value.trim())

/** The words of a text, for comparing. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsOf).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  const { text, children, image } = value as { readonly text?: unknown; readonly children?: unknown; readonly image?: unknown }
  return [text, children, (image as { readonly url?: unknown } | null | undefined)?.url].map(wordsOf).join(' ')
}

/** A line is a text of HTML, more of them an element each: the service keeps what stands between elements. */
export function htmlOf(text: string): string {
  const lines = text.split('\n')
  return lines.length === 1 ? escapeText(text) : lines.map((line) => `<div>${escapeText(line)}</div>`).join('\n')
}

export const plainOf = (html: string): string => unescapeHtml(html.replace(/<\/div>\n?(?!$)/g, '\n').replace(/<\/?div>/g, ''))

/** Parts of a text of which each counts as a change: paragraphs, blocks. */
export function paragraphsOf(text: TextValue): readonly string[] {
  if (text.kind === 'blocks') return text.value.map((node) => JSON.stringify(node))
  const parts =
    text.kind === 'html' ? text.value.split(/(?<=<\/(?:p|h[1-6]|li|td|th|blockquote|figcaption|div|pre)>)/i) : text.value.split(/\n\s*\n/)
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
