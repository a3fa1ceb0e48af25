import type { Keeper, KeptPart } from './keeper.ts'
import { firstKeyphrase } from './keyphrase.ts'
import { plainText } from './plain-text.ts'
import type { EditorParts, PanelText } from './stores.ts'

/** A text that was saved and is not there. */
export interface LostText {
  readonly part: KeptPart
  readonly sent: string
  readonly kept: string
}

export interface KeptTexts {
  /** Posts of this type carry them. */
  isThere(): boolean
  /** The plugin keeps this, too. */
  keeps(part: KeptPart): boolean
  /** As stored or as changed since, variables included; '': there is none. */
  read(part: KeptPart): string
  /** What the page will say; '' where that cannot be told before saving. */
  shown(part: KeptPart): string
  /** An ordinary edit of the post: undo works, saving keeps it. The panel of the other plugin follows, and follows undo. */
  write(part: KeptPart, text: string): void
}

export const keptParts = ['title', 'description', 'keyphrase'] as const

export const keptAttribute = {
  title: 'citable_kept_title',
  description: 'citable_kept_description',
  keyphrase: 'citable_kept_keyphrase',
} as const

export const shownAttribute = { title: 'citable_seo_title', description: 'citable_seo_description' } as const

export function createKeptTexts(parts: EditorParts, keeper: Keeper): KeptTexts {
  const { editor, editorActions } = parts
  const variable = new RegExp(...keeper.variable)
  const saved = (part: KeptPart) => String(editor().getCurrentPostAttribute(keptAttribute[part]) ?? '')
  const read = (part: KeptPart) => String(editor().getEditedPostAttribute(keptAttribute[part]) ?? '')

  /** What the panel of a post was last given, and what it showed before for the text stored then. */
  const given = new Map<
    KeptPart,
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

  const keeps = (part: KeptPart): boolean => typeof editor().getCurrentPostAttribute(keptAttribute[part]) === 'string'

  return {
    isThere: () => keeps('title') && keeps('description'),
    keeps,
    read,
    shown(part) {
      const text = read(part)
      if (part === 'keyphrase') return firstKeyphrase(text)
      if (text === saved(part)) return String(editor().getCurrentPostAttribute(shownAttribute[part]) ?? '')
      return variable.test(text) ? '' : plainText(text)
    },
    write(part, text) {
      const stored = read(part)
      editorActions().editPost({ [keptAttribute[part]]: text })
      const panel = given.has(part) ? null : parts.panelText(keeper, part)
      if (panel) {
        if (given.size === 0) parts.subscribe(follow)
        given.set(part, { text: stored, post: editor().getCurrentPostId(), stored, panel, showed: panel.read() })
      }
      follow()
    },
  }
}

/** Those of the texts that were saved with a post and that are not there now. A plugin may set other quotation marks and spaces. */
export function lostTexts(sent: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>): readonly LostText[] {
  const letters = (text: string) => plainText(text).replace(/[^\p{L}\p{N}]+/gu, '')
  return keptParts.flatMap((part) => {
    const [text, kept] = [sent[keptAttribute[part]], now[keptAttribute[part]]]
    if (typeof text !== 'string' || typeof kept !== 'string' || letters(text) === letters(kept)) return []
    return [{ part, sent: text, kept }]
  })
}
