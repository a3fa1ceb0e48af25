import { escapeText } from '@citable/core/escape-html'
import { findQuote } from '@citable/editor'
import { canBeLinked, findInMarkup } from './find-in-markup.ts'

/** The parts of TinyMCE, which the classic editor is made of, that are used. */
export interface VisualEditor {
  readonly id: string
  isHidden(): boolean
  isDirty(): boolean
  getContent(): string
  /** Writes the text into its field. */
  save(options: { readonly set_dirty: false }): unknown
  getBody(): HTMLElement
  getDoc(): Document
  focus(): void
  on(events: string, listener: () => void): void
  off(events: string, listener: () => void): void
  execCommand(command: 'mceInsertLink', isShown: boolean, url: string): void
  readonly selection: { setRng(range: Range): void }
}

export type Field = HTMLInputElement | HTMLTextAreaElement

interface Passage {
  readonly start: number
  readonly quote: string
}

/** Markup with a link around a passage; null: the passage is gone, or stands where a link would break something. */
export function withLink(html: string, passage: Passage, url: string): string | null {
  const place = findInMarkup(html, passage)
  if (!place || !canBeLinked(html, place)) return null
  const { start, end } = place
  return `${html.slice(0, start)}<a href="${escapeText(url)}">${html.slice(start, end)}</a>${html.slice(end)}`
}

/** Selects a passage in a field; false: it is gone. */
export function selectInField(field: Field, passage: Passage, isMarkup: boolean): boolean {
  const at = findQuote(field.value, passage)
  const place = isMarkup ? findInMarkup(field.value, passage) : at < 0 ? null : { start: at, end: at + passage.quote.length }
  if (!place) return false
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
  field.setSelectionRange(place.start, place.end)
  return true
}

/** Selects a passage in the visual editor, formats inside of it passed over. */
export function selectIn(editor: VisualEditor, passage: Passage): boolean {
  const texts: Text[] = []
  const walker = editor.getDoc().createTreeWalker(editor.getBody(), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  const at = findQuote(texts.map(({ data }) => data.replaceAll('\u00a0', ' ')).join(''), passage)
  if (at < 0) return false
  const range = editor.getDoc().createRange()
  let left = at
  let isStarted = false
  for (const text of texts) {
    if (!isStarted && left < text.length) {
      range.setStart(text, left)
      isStarted = true
      left += passage.quote.length
    }
    if (isStarted && left <= text.length) {
      range.setEnd(text, left)
      break
    }
    left -= text.length
  }
  editor.focus()
  editor.selection.setRng(range)
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  return true
}
