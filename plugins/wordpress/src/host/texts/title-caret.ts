/** Where the next letter would go in the title on screen, in UTF-16 units of its text; null: the field had no focus yet. */
export function titleCaret(page: Document, field: 'title' | 'seo_title'): number | null {
  if (field === 'seo_title') return caretOfField(page.querySelector('[data-citable-input="@seo_title"]'))
  const canvas = page.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]')?.contentDocument ?? page
  const title = canvas.querySelector('.wp-block-post-title, .editor-post-title__input')
  if (title === null) return caretOfField(page.querySelector('#title'))
  const selection = canvas.getSelection()
  if (!selection?.focusNode || !title.contains(selection.focusNode)) return null
  const range = canvas.createRange()
  range.selectNodeContents(title)
  range.setEnd(selection.focusNode, selection.focusOffset)
  return range.toString().length
}

/** Hands the keyboard to the title on screen, behind its last letter. */
export function focusTitle(page: Document, field: 'title' | 'seo_title'): void {
  const canvas = page.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]')?.contentDocument ?? page
  const title =
    field === 'seo_title'
      ? page.querySelector<HTMLElement>('[data-citable-input="@seo_title"]')
      : (canvas.querySelector<HTMLElement>('.wp-block-post-title, .editor-post-title__input') ?? page.querySelector<HTMLElement>('#title'))
  if (title === null) return
  title.focus()
  if ('setSelectionRange' in title) {
    const { value } = title as HTMLInputElement
    ;(title as HTMLInputElement).setSelectionRange(value.length, value.length)
    return
  }
  const selection = canvas.getSelection()
  selection?.selectAllChildren(title)
  selection?.collapseToEnd()
}

/** A field that had no focus yet has its caret at its beginning. */
const caretOfField = (field: Element | null): number | null =>
  field !== null && 'selectionStart' in field && typeof field.selectionStart === 'number' && field.selectionStart > 0
    ? field.selectionStart
    : null
