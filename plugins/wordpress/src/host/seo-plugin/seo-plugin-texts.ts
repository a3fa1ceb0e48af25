import type { EditorParts, PanelText } from '../block-editor/stores.ts'
import { firstKeyphrase } from '../texts/keyphrase.ts'
import { plainText } from '../texts/plain-text.ts'
import type { SeoPart, SeoPlugin } from './seo-plugin.ts'

/** A text that was saved and is not there. */
export interface LostText {
  readonly part: SeoPart
  readonly sent: string
  readonly found: string
}

export interface SeoPluginTexts {
  /** Posts of this type carry them. */
  isThere(): boolean
  /** The plugin stores this, too. */
  has(part: SeoPart): boolean
  /** As stored or as changed since, variables included; '': there is none. */
  read(part: SeoPart): string
  /** Text of the page; '' where it is unknown before saving. */
  shown(part: SeoPart): string
  /** An ordinary edit of the post: undo works, saving stores it. The panel of the other plugin follows, and follows undo. */
  write(part: SeoPart, text: string): void
}

export const seoParts = ['title', 'description', 'keyphrase'] as const

/** Attributes of the post in the editor's store: the text as the other plugin stores it, variables included. */
export const storedAttribute = {
  title: 'citable_stored_title',
  description: 'citable_stored_description',
  keyphrase: 'citable_stored_keyphrase',
} as const

/** The same texts as the page shows them; read only. */
export const shownAttribute = { title: 'citable_seo_title', description: 'citable_seo_description' } as const

export function createSeoPluginTexts(parts: EditorParts, seoPlugin: SeoPlugin): SeoPluginTexts {
  const { editor, editorActions } = parts
  const variable = new RegExp(...seoPlugin.variable)
  const saved = (part: SeoPart) => String(editor().getCurrentPostAttribute(storedAttribute[part]) ?? '')
  const read = (part: SeoPart) => String(editor().getEditedPostAttribute(storedAttribute[part]) ?? '')

  /** Last text given to the other plugin's panel, and the text it showed before, for the text stored then. */
  const given = new Map<
    SeoPart,
    { text: string; readonly post: unknown; readonly stored: string; readonly panel: PanelText; readonly showed: string }
  >()
  const follow = () => {
    for (const [part, last] of given) {
      if (editor().getCurrentPostId() !== last.post) continue
      const text = read(part)
      // The plugin may have cleaned it on saving: no change by anyone.
      if (plainText(text) === plainText(last.text)) continue
      last.text = text
      last.panel.write(text === last.stored ? last.showed : text)
    }
  }

  const has = (part: SeoPart): boolean => typeof editor().getCurrentPostAttribute(storedAttribute[part]) === 'string'

  return {
    isThere: () => has('title') && has('description'),
    has,
    read,
    shown(part) {
      const text = read(part)
      if (part === 'keyphrase') return firstKeyphrase(text)
      if (text === saved(part)) return String(editor().getCurrentPostAttribute(shownAttribute[part]) ?? '')
      return variable.test(text) ? '' : plainText(text)
    },
    write(part, text) {
      const stored = read(part)
      editorActions().editPost({ [storedAttribute[part]]: text })
      const panel = given.has(part) ? null : parts.panelText(seoPlugin, part)
      if (panel) {
        if (given.size === 0) parts.subscribe(follow)
        given.set(part, { text: stored, post: editor().getCurrentPostId(), stored, panel, showed: panel.read() })
      }
      follow()
    },
  }
}

/** Texts that were saved with a post and that are not there now. A plugin may set other quotation marks and spaces. */
export function lostTexts(sent: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>): readonly LostText[] {
  const letters = (text: string) => plainText(text).replace(/[^\p{L}\p{N}]+/gu, '')
  return seoParts.flatMap((part) => {
    const [text, found] = [sent[storedAttribute[part]], now[storedAttribute[part]]]
    if (typeof text !== 'string' || typeof found !== 'string' || letters(text) === letters(found)) return []
    return [{ part, sent: text, found }]
  })
}
