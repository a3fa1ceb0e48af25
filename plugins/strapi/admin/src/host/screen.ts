import { findQuote } from '@citable/editor'
import { type Values, valueAt } from '#shared/mapping/value-at.ts'
import type { Place } from './edit-values.ts'
import { rowsOn, showInside } from './open-accordions.ts'
import { rangeInSource } from './source-text.ts'

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
 * Scrolls to a field, focuses it and selects the passage, in whatever row of a zone or component it stands. `values` is what the form
 * holds: editors without a name are recognised by their content. false: the field is not on this screen, or the passage is gone.
 */
export async function showPassage(place: Place, values: Values, passage: Passage | null): Promise<boolean> {
  const value = valueAt(values, place.path)
  const rows = rowsOn(values, place.path)
  const show = (root: ParentNode) => showIn(root, place, value, passage)
  return (rows.length > 0 && (await showInside(document, rows, show))) || show(document)
}

function showIn(root: ParentNode, { path, node }: Place, value: unknown, passage: Passage | null): boolean {
  if (node !== null) {
    const range = blockRange(node, passage, root)
    return range !== null && selectRange(range)
  }
  const field = fieldNamed(root, path)
  if (field) {
    field.scrollIntoView({ block: 'center', behavior: 'auto' })
    field.focus({ preventScroll: true })
    const found = placeInSource(field.value, passage)
    if (found === null) return false
    if (passage !== null) field.setSelectionRange(found.start, found.end)
    return true
  }
  return showInMarkdown(root, value, passage) || showInEditable(root, passage)
}

/** Place of a passage in the source of a text; the beginning without a passage. null: it is gone. */
function placeInSource(source: string, passage: Passage | null): { readonly start: number; readonly end: number } | null {
  return passage === null || passage.quote === '' ? { start: 0, end: 0 } : rangeInSource(source, passage)
}

function showInMarkdown(root: ParentNode, value: unknown, passage: Passage | null): boolean {
  const markdown = [...root.querySelectorAll('.CodeMirror')]
    .map((element) => element as CodeMirrorElement)
    .find(({ CodeMirror }) => CodeMirror?.getValue() === value)
  const editor = markdown?.CodeMirror
  const found = editor && placeInSource(editor.getValue(), passage)
  if (!markdown || !editor || !found) return false
  markdown.scrollIntoView({ block: 'center', behavior: 'auto' })
  editor.focus()
  if (passage === null) return true
  const [from, to] = [editor.posFromIndex(found.start), editor.posFromIndex(found.end)]
  editor.setSelection(from, to)
  editor.scrollIntoView({ from, to }, 80)
  return true
}

/** Editors of other plugins: CKEditor, TipTap and their like are one editable element each. */
function showInEditable(root: ParentNode, passage: Passage | null): boolean {
  if (passage === null || passage.quote.trim() === '') return false
  for (const element of root.querySelectorAll('[contenteditable="true"]')) {
    if (element.closest('[data-slate-editor], .CodeMirror, [role="dialog"]') !== null) continue
    const range = rangeOf(element, passage, () => true)
    if (range !== null) return selectRange(range)
  }
  return false
}

/** The passage inside a Blocks editor; null when it is not on screen. Without a passage: the whole node. */
export function blockRange(node: number, passage: Passage | null, root: ParentNode = document): Range | null {
  for (const editor of root.querySelectorAll('[data-slate-editor]')) {
    // Strapi draws each node in a row of its own, beside the handle that drags it.
    const element = [...editor.querySelectorAll('[data-slate-node="element"]')].filter(
      (one) => one.parentElement?.closest('[data-slate-node="element"]') === null,
    )[node]
    if (!element) continue
    const range = rangeOf(element, passage, (text) => text.parentElement?.closest('[data-slate-string]') != null)
    if (range !== null) return range
  }
  return null
}

function rangeOf(element: Element, passage: Passage | null, counts: (text: Node) => boolean): Range | null {
  const range = document.createRange()
  if (passage === null || passage.quote === '') {
    range.selectNodeContents(element)
    return range
  }
  const texts: Text[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (text) =>
    counts(text) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
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
  element.closest<HTMLElement>('[contenteditable="true"]')?.focus({ preventScroll: true })
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  return true
}

function fieldNamed(root: ParentNode, path: string): HTMLInputElement | HTMLTextAreaElement | null {
  const field = root.querySelector(`[name="${CSS.escape(path)}"]`)
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

/** On small screens Strapi's column lies over the form; a click beside it takes it away. */
export function closeSideDrawer(): void {
  const overlay = document.querySelector<HTMLElement>('[data-testid="actions-drawer-overlay"]')
  if (overlay !== null && getComputedStyle(overlay).pointerEvents !== 'none') overlay.click()
}
