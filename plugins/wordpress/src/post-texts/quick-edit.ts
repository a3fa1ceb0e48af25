interface InlineEdit {
  edit(asked: number | HTMLElement): boolean
  getId(element: HTMLElement): number
}

const texts = ['seo_title', 'description', 'keyphrase'] as const

/** What PHP has put into the row of a post; null: this person may not change it. */
function valuesOf(page: Document, id: number): Readonly<Record<string, string | boolean>> | null {
  const json = page.querySelector(`#inline_${id} .citable_texts`)?.textContent
  return json ? JSON.parse(json) : null
}

/** Fills our fields of the form that WordPress has opened for a post. */
export function fillQuickEdit(page: Document, id: number): void {
  const form = page.getElementById(`edit-${id}`)
  const fields = form?.querySelector<HTMLElement>('.citable-inline')
  if (!fields) return
  const values = valuesOf(page, id)
  fields.hidden = values === null
  if (values === null) return
  const field = (name: string) => fields.querySelector<HTMLInputElement>(`[name="citable_quick[${name}]"]`)
  for (const name of texts) {
    const found = field(name)
    if (found) found.value = String(values[name] ?? '')
  }
  const noindex = field('noindex')
  if (noindex) noindex.checked = values.noindex === true
  const seen = field('seen')
  if (seen) seen.value = JSON.stringify(values)
}

/** A new text is asked for where one is to be written. */
export function followChoice(choice: HTMLSelectElement): void {
  const text = choice.closest('.inline-edit-group')?.querySelector<HTMLElement>('.citable-inline__text')
  if (text) text.hidden = choice.value !== 'set'
}

/** Follows the forms of the list of posts. */
export function start(page: Document, inline: InlineEdit | undefined): void {
  page.addEventListener('change', ({ target }) => {
    const choice = (target as Element).closest<HTMLSelectElement>('select[name^="citable_bulk["]')
    if (choice) followChoice(choice)
  })
  if (!inline) return
  const open = inline.edit
  inline.edit = function (asked) {
    const answer = open.call(this, asked)
    fillQuickEdit(page, typeof asked === 'object' ? Number(this.getId(asked)) : Number(asked))
    return answer
  }
}

declare global {
  interface Window {
    inlineEditPost?: InlineEdit
  }
}

start(document, window.inlineEditPost)
