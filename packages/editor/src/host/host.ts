import type { Optimization } from '@citable/contract/present'
import type { AnalysisContext, ArticleInput, AuthorFields, BlockId, Edit, FieldName, Image, SingleEdit, Span } from '@citable/core'
import type { Choices } from './choices.ts'

/** Schema.org type of a page's main entity. */
export type SchemaType = Optimization['schema_type']['type']

export type Unsubscribe = () => void

/** A part of a draft that a host can write: a field (`@title`, as in spans), a kind of change in the text, or the author's choices. */
export type Writable = `@${FieldName}` | 'choices' | 'replace_text' | 'set_attribute' | 'set_address' | 'insert_block' | 'split_block'

/** Text of a field of the draft; '' when it is empty. */
export const fieldText = (fields: AuthorFields, field: FieldName): string => (field === 'seo_title' ? fields.seoTitle : fields[field]) ?? ''

/** True when another plugin stores the change, not the document itself. */
export const isStoredElsewhere = (seoPlugin: string | undefined, edit: Edit | null): seoPlugin is string =>
  seoPlugin !== undefined && edit?.kind === 'set_field' && (edit.field === 'seo_title' || edit.field === 'description')

/** Stored scores that the current ones are compared with. `saved`: at the last save; `published`: of the public version. */
export interface Baseline {
  readonly kind: 'saved' | 'published'
  readonly aeoScore: number
  readonly seoScore: number
}

/** The text on screen, unsaved changes included. JSON-safe: it travels to a worker or a server. */
export interface EditorDraft {
  /** The document's id in its CMS; another id means another document was opened. */
  readonly documentId: string
  readonly input: ArticleInput
  readonly context: Omit<AnalysisContext, 'now' | 'options'>
  /** false: a published tab, a locked or trashed document, a reader without rights. */
  readonly editable: boolean
  /** Parts that `apply` can write in this document; a slug is left out once the document is public. Empty when not editable. */
  readonly accepts: readonly Writable[]
  /** Blocks whose public text is not on screen: synced patterns, blocks the server renders. */
  readonly notRendered: readonly BlockId[]
  readonly choices: Choices
  /** Schema.org type: `chosen` by the author for this article, `set` for its content type. Absent: the host offers no choice. */
  readonly schemaType?: { readonly chosen: SchemaType | null; readonly set: SchemaType | null }
  /** Text of the public page's title element, where the host knows it and it is more than the title. */
  readonly pageTitle?: string
  /** The other plugin that stores the title for result pages and the description. Absent: the host does. */
  readonly seoPlugin?: string
  /** The social card that the public page will print; absent: it is made of title, description and image of the page, or not ours. */
  readonly social?: { readonly title: string; readonly description: string; readonly image: Image | null }
  /** null: nothing stored yet. */
  readonly baseline: Baseline | null
}

/**
 * One change a host carries out: those the core proposes, and what undoes them. `join_block`: the block that begins with the span is
 * appended to the one before it, with `value` between them.
 */
export type HostSingleEdit =
  | SingleEdit
  | { readonly kind: 'remove_block'; readonly block: BlockId }
  | { readonly kind: 'join_block'; readonly span: Span; readonly value: string }

/**
 * Fixes of several checks as one step, in this order. A check's own changes are made all or none; checks whose changes do not fit are left
 * out, and the others are made. One change can serve more than one check.
 */
export interface Fixes {
  readonly kind: 'fixes'
  readonly changes: readonly { readonly edit: SingleEdit; readonly checks: readonly string[] }[]
}

/** A change that the panel asks for. */
export type Request = Edit | Fixes

/** A change a host carries out. `several` is one step of the editor's own undo: all of them or none, in this order. */
export type HostEdit = HostSingleEdit | { readonly kind: 'several'; readonly edits: readonly HostSingleEdit[] } | Fixes

/**
 * `read_only`: nothing may be written now. `moved`: the passage, block or value changed since the change was proposed. `refused`: the editor
 * does not take this change. `not_stored`: reading back gave something else. `slow`: reading back still gives the old text; it may yet change.
 */
export interface NotApplied {
  readonly ok: false
  readonly reason: 'read_only' | 'moved' | 'refused' | 'not_stored' | 'slow'
  /** Index of the failed change, of several. */
  readonly at?: number
}

/** The text on both sides of a deleted passage: nothing else gives its place. */
export interface Around {
  readonly before: string
  readonly after: string
}

/** Data for undoing one change. */
export interface DonePart {
  /** The replaced text: value of the field, passage, attribute or address, white space where a paragraph was divided; '' for a new block. */
  readonly before: string
  /** Id of the block that `insert_block` or `split_block` made; null: the panel cannot undo that change. */
  readonly inserted: BlockId | null
  /** For a `replace_text` with an empty value. */
  readonly around?: Around
}

/** Data for undoing what was applied: `before`, `inserted` and `around` as in `DonePart`. */
export type Applied =
  | {
      readonly ok: true
      readonly before: string
      readonly inserted?: BlockId
      readonly around?: Around
      /** One for each of several changes. */
      readonly parts?: readonly DonePart[]
      /** Of `Fixes`: the changes that `parts` belong to. */
      readonly made?: readonly SingleEdit[]
      /** Of `Fixes`: the checks whose changes did not fit. */
      readonly left?: readonly string[]
    }
  | NotApplied

/** An analysis and the draft it belongs to. `current`: nothing changed between the analysis and the save. */
export interface DraftAnalysis {
  readonly draft: EditorDraft
  readonly optimization: Optimization
  readonly current: boolean
}

/**
 * An editor as the store sees it. Implemented once per plugin; `describeHost` in `@citable/editor/testing` says what must hold.
 * Expected failures are returned with a reason, never thrown.
 */
export interface Host {
  readonly id: string
  /** Cheap enough to be called when typing pauses. */
  readDraft(): EditorDraft
  /** Calls back on every change of what `readDraft` returns; more often is harmless. */
  observe(onChange: () => void): Unsubscribe
  /** Writes into the editor, never to the server, and reads back. */
  apply(edit: HostEdit): Promise<Applied>
  /** Stores the given choices with the article and leaves the others. false: they were not stored. */
  choose(change: Partial<Choices>): Promise<boolean>
  /** Hands over what is stored when the author saves. Hosts whose server computes its own answer `{ ok: true, before: '' }`. */
  storeAnalysis(analysis: DraftAnalysis): Promise<Applied>
  /** Selects and scrolls to the passage: the quote at `start`, else nearest to it in the same place. false: the quote is gone. */
  locate(span: Span): Promise<boolean>
  /**
   * Marks passages on screen, not in the text, until unsubscribed; hosts that cannot do nothing. `onDismiss`: the author closes the marks,
   * for example by Escape.
   */
  highlight(spans: readonly Span[], onDismiss: () => void): Unsubscribe
}

/** True while the text is empty; it may have a title. */
export const isEmpty = ({ input }: EditorDraft): boolean => {
  if (input.kind === 'blocks') return input.blocks.length === 0
  return (input.kind === 'markdown' ? input.markdown : input.html).trim() === ''
}
