import { findQuote } from '@citable/editor'
import type { Place } from './edit-values.ts'

/** CodeMirror 5, which Strapi's Markdown editor is made of, as far as it is used. */
interface CodeMirrorElement extends Element {
  readonly CodeMirror?: {
    getValue(): string
    focus(): void
    posFromIndex(index: number): unknown
    setSelection(from: unknown, to: unknown, options?: object): void
    scrollIntoView(range: unknown, margin?: number): void
  }
}

/** A passage of one field, as `Span` gives it. */
export interface Passage {
  readonly start: number
  readonly quote: string
}

/**
 * Scrolls to a field, focuses it and selects the passage. `value` is what the form holds for the field: editors without
 * a name are recognised by their content. false: the field is not on this screen, or the passage is gone.
 */
export function showPassage(place: Place, value: unknown, passage: Passage | null): boolean {
  if (place.node !== null) {
    const range = blockRange(place.node, passage)
    return range !== null && selectRange(range)
  }
  const field = fieldNamed(place.path)
  if (field) {
    field.scrollIntoView({ block: 'center', behavior: 'auto' })
    field.focus({ preventScroll: true })
    if (passage !== null && passage.quote !== '') {
      const at = findQuote(field.value, passage)
      if (at < 0) return false
      field.setSelectionRange(at, at + passage.quote.length)
    }
    return true
  }
  const markdown = [...document.querySelectorAll('.CodeMirror')]
    .map((element) => element as CodeMirrorElement)
    .find(({ CodeMirror }) => CodeMirror?.getValue() === value)
  const editor = markdown?.CodeMirror
  if (!markdown || !editor) return false
  markdown.scrollIntoView({ block: 'center', behavior: 'auto' })
  editor.focus()
  if (passage === null) return true
  const at = findQuote(editor.getValue(), passage)
  if (at < 0) return false
  const [from, to] = [editor.posFromIndex(at), editor.posFromIndex(at + passage.quote.length)]
  editor.setSelection(from, to)
  editor.scrollIntoView({ from, to }, 80)
  return true
}

/** The passage inside a Blocks editor; null when it is not on screen. Without a passage: the whole node. */
export function blockRange(node: number, passage: Passage | null): Range | null {
  for (const editor of document.querySelectorAll('[data-slate-editor]')) {
    // Strapi draws each node in a row of its own, beside the handle that drags it.
    const element = [...editor.querySelectorAll('[data-slate-node="element"]')].filter(
      (one) => one.parentElement?.closest('[data-slate-node="element"]') === null,
    )[node]
    if (!element) continue
    const range = rangeOf(element, passage)
    if (range !== null) return range
  }
  return null
}

function rangeOf(element: Element, passage: Passage | null): Range | null {
  const range = document.createRange()
  if (passage === null || passage.quote === '') {
    range.selectNodeContents(element)
    return range
  }
  const texts: Text[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (text) =>
    text.parentElement?.closest('[data-slate-string]') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  )
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  const at = findQuote(texts.map(({ data }) => data).join(''), passage)
  if (at < 0) return null
  const [from, to] = [pointAt(texts, at), pointAt(texts, at + passage.quote.length)]
  if (from === null || to === null) return null
  range.setStart(from.text, from.offset)
  range.setEnd(to.text, to.offset)
  return range
}

function pointAt(texts: readonly Text[], position: number): { readonly text: Text; readonly offset: number } | null {
  let left = position
  for (const text of texts) {
    if (left <= text.length) return { text, offset: left }
    left -= text.length
  }
  return null
}

function selectRange(range: Range): boolean {
  const element = range.startContainer.parentElement ?? (range.startContainer as Element)
  element.scrollIntoView({ block: 'center', behavior: 'auto' })
  element.closest<HTMLElement>('[data-slate-editor]')?.focus({ preventScroll: true })
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  return true
}

function fieldNamed(path: string): HTMLInputElement | HTMLTextAreaElement | null {
  const field = document.querySelector(`[name="${CSS.escape(path)}"]`)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null
}

/** True while someone types in a Blocks editor: writing then would put the cursor back to the start. */
export const isTypingInBlocks = (): boolean => document.activeElement?.closest('[data-slate-editor]') != null

/** Paints ranges without touching the document; browsers without CSS highlights paint nothing. */
export function paint(ranges: readonly Range[]): () => void {
  const registry = (CSS as unknown as { highlights?: Map<string, unknown> }).highlights
  const Highlight = (window as unknown as { Highlight?: new (...ranges: Range[]) => unknown }).Highlight
  if (!registry || !Highlight || ranges.length === 0) return () => {}
  const highlight = new Highlight(...ranges)
  registry.set('citable', highlight)
  return () => {
    if (registry.get('citable') === highlight) registry.delete('citable')
  }
}
