import type { SeoPart, SeoPlugin } from '../seo-plugin/seo-plugin.ts'
import type { SiteParts } from '../site-parts.ts'
import type { ReadPattern } from './synced-patterns.ts'

/** The parts of WordPress's stores that the host uses. */

/** A block in the editor. The same object as long as nothing in it changed. */
export interface EditorBlock {
  readonly clientId: string
  readonly name: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly innerBlocks: readonly EditorBlock[]
}

/** Context that a type of block gives to the blocks inside of it, and context that it uses. */
export interface BlockContexts {
  readonly provides: readonly string[]
  readonly uses: readonly string[]
}

export interface EditorSelectors {
  getCurrentPostId(): number | null
  getCurrentPostType(): string
  getCurrentPostAttribute(name: string): unknown
  getEditedPostAttribute(name: string): unknown
  getEditedPostContent(): string
  /** Some field of the post has changes that are not saved. */
  isEditedPostDirty(): boolean
  /** The text has changes that are not saved. */
  hasChangedContent(): boolean
  getEditedPostSlug(): string | undefined
  getPermalink(): string | null
  /** null: there is no address yet. `suffix` null: the address has no part of the post's own. */
  getPermalinkParts(): { readonly prefix: string; readonly suffix: string | null } | null
  isPostLocked(): boolean
  isSavingPost(): boolean
  isAutosavingPost(): boolean
  didPostSaveRequestSucceed(): boolean
}

export interface EditorActions {
  editPost(edits: Readonly<Record<string, unknown>>, options?: { readonly undoIgnore?: boolean }): unknown
}

export interface BlockSelectors {
  getBlocks(rootClientId?: string): readonly EditorBlock[]
  getBlocksByName(name: string): readonly string[]
  getBlock(clientId: string): EditorBlock | null
  getBlockIndex(clientId: string): number
  getPreviousBlockClientId(clientId: string): string | null
  getBlockRootClientId(clientId: string): string | null
}

export interface BlockActions {
  selectBlock(clientId: string): unknown
  selectionChange(clientId: string, attribute: string, start: number, end: number): unknown
  updateBlockAttributes(clientId: string, attributes: Readonly<Record<string, unknown>>): unknown
  insertBlocks(blocks: readonly EditorBlock[], index: number, rootClientId?: string, updateSelection?: boolean): unknown
  removeBlocks(clientIds: readonly string[], selectPrevious?: boolean): unknown
  /** Makes the last change a step of the editor's undo, also when it looks like typing. */
  __unstableMarkLastChangeAsPersistent(): unknown
}

export interface AnnotationActions {
  __experimentalAddAnnotation(annotation: {
    readonly source: string
    readonly blockClientId: string
    readonly selector: 'range'
    readonly richTextIdentifier: string
    readonly range: { readonly start: number; readonly end: number }
  }): unknown
  __experimentalRemoveAnnotationsBySource(source: string): unknown
}

export interface CoreSelectors {
  getEntityRecord(
    kind: string,
    name: string,
    id: number,
    query?: Readonly<Record<string, string>>,
  ): Readonly<Record<string, unknown>> | null | undefined
}

/** A text in the panel of another plugin. */
export interface PanelText {
  /** As shown there: a plugin may show its template where nothing is stored. */
  read(): string
  write(text: string): void
}

/** The host's calls to WordPress; in tests an editor in memory. */
export interface EditorParts {
  readonly editor: () => EditorSelectors
  readonly editorActions: () => EditorActions
  readonly blocks: () => BlockSelectors
  readonly blockActions: () => BlockActions
  /** null where the package is not loaded. */
  readonly annotationActions: () => AnnotationActions | null
  readonly core: () => CoreSelectors
  /** The next question for this record goes to the server once more. */
  readonly forgetRecord: (...record: Parameters<CoreSelectors['getEntityRecord']>) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Saved markup of one block, delimiters included. */
  readonly serialize: (block: EditorBlock) => string
  /** Contexts of a type of block. */
  readonly contexts: (name: string) => BlockContexts
  readonly site: SiteParts
  readonly pattern: ReadPattern
  /** A block like another one, with other attributes and an id of its own. */
  readonly copyBlock: (block: EditorBlock, attributes: Readonly<Record<string, unknown>>) => EditorBlock
  /** Makes changes together: the editor hears of them, and undoes them, as one. */
  readonly together: <Value>(change: () => Value) => Value
  /** Blocks of saved markup. */
  readonly parse: (markup: string) => readonly EditorBlock[]
  /** Blocks out of HTML. */
  readonly toBlocks: (html: string) => readonly EditorBlock[]
  /** Names of the attributes of a block type that hold rich text. */
  readonly richAttributes: (name: string) => readonly string[]
  readonly richText: {
    text(html: string): string
    /** The markup with `value` in place of the characters from `start` to `end`; formats stay. */
    replace(html: string, value: string, start: number, end: number): string
    /** The markup of the characters from `start` to `end`; formats stay. */
    slice(html: string, start: number, end: number): string
    /** Both, one after the other. */
    concat(first: string, value: string, second: string): string
  }
  /** Unsaved text in another SEO plugin's panel; null: the panel is not on screen. */
  readonly panelText: (seoPlugin: SeoPlugin, part: SeoPart) => PanelText | null
  /** Lets the text be seen where the panel covers it, as on a phone. */
  readonly uncover: () => void
  /** Calls back when the writer presses Escape, in the text or beside it. */
  readonly onEscape: (listener: () => void) => () => void
  /** Moves the keyboard to the title; false when it is not on screen. */
  readonly focusTitle: () => boolean
  /** Moves the keyboard to one of the author's inputs in the panel. */
  readonly focusInput: (field: '@seo_title' | '@description') => boolean
}
