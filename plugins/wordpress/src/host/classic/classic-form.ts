import type { AuthorInput } from '../stored-analysis.ts'
import { readQueries } from '../texts/read-queries.ts'
import type { ClassicForm } from './classic-host.ts'
import type { Field, VisualEditor } from './passages.ts'

declare global {
  interface Window {
    tinymce?: {
      get(id: string): VisualEditor | null
      on(event: 'AddEditor', listener: (added: { readonly editor: VisualEditor }) => void): void
      off(event: 'AddEditor', listener: (added: { readonly editor: VisualEditor }) => void): void
    }
    wp?: {
      readonly editor?: { autop?(text: string): string }
      /** WordPress's own answer to whether title, text or excerpt differ from what was loaded; it asks before the page is left. */
      readonly autosave?: { readonly server: { postChanged(): boolean } }
    }
  }
}

/** Id of the article's field, and of its visual editor. */
const content = 'content'
const edits = 'input change undo redo SetContent'
/** Ids of the fields of the texts that another plugin may store. */
export const fieldOfPart = { title: 'citable-seo_title', description: 'citable-description', keyphrase: 'citable-keyphrase' } as const

/** Id of the field of the main category. */
export const primaryCategory = 'citable-primary_category'
/** Ids of the fields that a finding can be about. */
const idOf: Readonly<Record<string, string>> = {
  '@title': 'title',
  '@seo_title': fieldOfPart.title,
  '@description': fieldOfPart.description,
  '@slug': 'post_name',
}

/** The form of the classic editor on this page. */
export function createClassicForm(page: Document): ClassicForm {
  const field = (id: string): Field | null => page.getElementById(id) as Field | null
  const value = (id: string): string => field(id)?.value ?? ''
  const ticked = (name: string): boolean | undefined =>
    page.querySelector<HTMLInputElement>(`input[name="citable_input[${name}]"]`)?.checked
  const isTyped = (id: string): boolean => value(id) !== (field(id)?.defaultValue ?? '')
  /** null: the article is shown as text, or visual editing is switched off. */
  const visual = (): VisualEditor | null => {
    const editor = window.tinymce?.get(content)
    return editor && !editor.isHidden() ? editor : null
  }
  // Loaded beside the score: no passage is shown before there is one.
  let passages: typeof import('./passages.ts') | null = null
  import('./passages.ts').then(
    ({ selectIn, selectInField, withLink }) => {
      passages = { selectIn, selectInField, withLink }
    },
    () => {},
  )
  const write = (id: string, text: string): void => {
    const found = field(id)
    if (!found) return
    found.value = text
    found.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return {
    readTitle: () => value('title'),
    writeTitle: (html) => write('title', html),
    readHtml: () => visual()?.getContent() ?? (window.wp?.editor?.autop?.(value(content)) || value(content)),
    readContent() {
      // Otherwise the editor took the text for saved, and WordPress let its writer leave without a question.
      visual()?.save({ set_dirty: false })
      return value(content)
    },
    hasChanged: () =>
      // Switched off by some sites.
      window.wp?.autosave?.server.postChanged() ?? ((visual()?.isDirty() ?? isTyped(content)) || isTyped('title') || isTyped('excerpt')),
    readExcerpt: () => value('excerpt'),
    readSlug: () => value('post_name'),
    readInput() {
      const queries = readQueries(value('citable-queries'))
      const description = value('citable-description').trim()
      const title = value('citable-seo_title').trim()
      const keyphrase = value('citable-keyphrase').trim()
      const canonical = value('citable-canonical').trim()
      const category = Number(value(primaryCategory))
      const setAside = value('citable-set_aside').split(' ').filter(Boolean)
      const type = value('citable-schema_type') as NonNullable<AuthorInput['schema_type']> | ''
      return {
        ...(type !== '' && { schema_type: type }),
        ...(keyphrase !== '' && { keyphrase }),
        ...(title !== '' && { seo_title: title }),
        ...(description !== '' && { description }),
        ...(canonical !== '' && { canonical }),
        ...(queries.length > 0 && { queries }),
        ...(value('citable-text_kind') !== '' && { text_kind: value('citable-text_kind') }),
        ...(value('citable-language') !== '' && { language: value('citable-language') }),
        ...(setAside.length > 0 && { set_aside: setAside }),
        ...(category > 0 && { primary_category: category }),
        ...(ticked('off') && { off: true }),
        ...(ticked('noindex') && { noindex: true }),
        ...(ticked('nofollow') && { nofollow: true }),
      }
    },
    writeInput(change) {
      // a question has a line of its own
      for (const [name, next] of Object.entries(change))
        write(`citable-${name}`, Array.isArray(next) ? next.join(name === 'queries' ? '\n' : ' ') : typeof next === 'string' ? next : '')
    },
    readPassword: () =>
      page.querySelector<HTMLInputElement>('input[name="visibility"]:checked')?.value === 'password' ? value('post_password') : '',
    isLocked: () => page.querySelector('#post-lock-dialog:not(.hidden)') !== null,
    observe(onChange) {
      const form = page.getElementById('post')
      const watch = ({ editor }: { readonly editor: VisualEditor }) => {
        if (editor.id === content) editor.on(edits, onChange)
      }
      const first = window.tinymce?.get(content)
      if (first) watch({ editor: first })
      window.tinymce?.on('AddEditor', watch)
      form?.addEventListener('input', onChange)
      form?.addEventListener('change', onChange)
      return () => {
        window.tinymce?.off('AddEditor', watch)
        window.tinymce?.get(content)?.off(edits, onChange)
        form?.removeEventListener('input', onChange)
        form?.removeEventListener('change', onChange)
      }
    },
    link(passage, url) {
      const editor = visual()
      if (editor) {
        if (!passages?.selectIn(editor, passage)) return false
        editor.execCommand('mceInsertLink', false, url)
        return true
      }
      const html = passages?.withLink(value(content), passage, url)
      if (!html) return false
      write(content, html)
      return true
    },
    show(passage, place) {
      const id = idOf[place] ?? content
      const editor = id === content ? visual() : null
      if (editor) return passages?.selectIn(editor, passage) ?? false
      const found = field(id)
      return found !== null && (passages?.selectInField(found, passage, id === content) ?? false)
    },
  }
}
