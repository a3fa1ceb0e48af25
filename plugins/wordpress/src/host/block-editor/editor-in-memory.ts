import { escapeHtml, escapeText, unescapeHtml } from '@citable/core/escape-html'
import { createSiteParts } from '../site-parts.ts'
import type { EditorBlock, EditorParts } from './stores.ts'

/** The block editor's stores over a post in memory, for tests: what is written is there at once, and all subscribers are called. */
export interface EditorInMemory {
  readonly parts: EditorParts
  /** Values as the editor has them: the title is HTML, as its rich text field writes it. */
  post: { title: string; excerpt: string; slug: string; meta: Readonly<Record<string, unknown>> }
  /** Values of the last save. */
  saved: Readonly<Record<string, unknown>>
  blocks: readonly EditorBlock[]
  /** WordPress's answers about ids. */
  records: Readonly<Record<number, Readonly<Record<string, unknown>>>>
  isLocked: boolean
  hasChangedContent: boolean
  /** Another plugin takes every write and throws it away. */
  isDropping: boolean
  /** A template or a lock: no block comes or goes, words can change. */
  isFixed: boolean
  readonly selected: { clientId: string; attribute: string; start: number; end: number }[]
  change(change: () => void): void
}

export const textOf = (html: string): string => unescapeHtml(html.replace(/<[^<>]*>/g, ''))

const serialize = ({ name, attributes }: EditorBlock): string => {
  const short = name.replace('core/', '')
  const html =
    name === 'core/image'
      ? `<figure class="wp-block-image"><img src="${attributes.url}" alt="${escapeHtml(String(attributes.alt))}"/></figure>`
      : `<p>${attributes.content}</p>`
  return `<!-- wp:${short} -->\n${html}\n<!-- /wp:${short} -->`
}

export function createEditorInMemory(blocks: readonly EditorBlock[]): EditorInMemory {
  const listeners = new Set<() => void>()
  let made = 0
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const write = (change: () => void) => {
    if (!memory.isDropping) memory.change(change)
  }
  const find = (clientId: string) => memory.blocks.find((block) => block.clientId === clientId) ?? null
  const parts: EditorParts = {
    editor: () => ({
      getCurrentPostId: () => 7,
      getCurrentPostType: () => 'post',
      getCurrentPostAttribute: (name) => memory.saved[name],
      getEditedPostAttribute: (name) =>
        name === 'featured_media' ? 0 : ({ ...memory.saved, ...memory.post } as Record<string, unknown>)[name],
      getEditedPostContent: () => memory.blocks.map(serialize).join('\n\n'),
      hasChangedContent: () => memory.hasChangedContent,
      isEditedPostDirty: () => memory.hasChangedContent,
      getEditedPostSlug: () => memory.post.slug || memory.post.title.toLowerCase().replaceAll(' ', '-'),
      getPermalink: () => `https://example.org/${memory.post.slug || 'auto-draft'}/`,
      getPermalinkParts: () => ({ prefix: 'https://example.org/', suffix: '/' }),
      isPostLocked: () => memory.isLocked,
      isSavingPost: () => false,
      isAutosavingPost: () => false,
      didPostSaveRequestSucceed: () => true,
    }),
    editorActions: () => ({
      editPost: (edits) =>
        write(() => {
          memory.post = { ...memory.post, ...edits }
        }),
    }),
    blocks: () => ({
      getBlocks: (root) => (root === undefined ? memory.blocks : (find(root)?.innerBlocks ?? [])),
      getBlocksByName: (name) => memory.blocks.filter((block) => block.name === name).map(({ clientId }) => clientId),
      getBlock: find,
      getBlockIndex: (clientId) => memory.blocks.findIndex((block) => block.clientId === clientId),
      getPreviousBlockClientId: (clientId) =>
        memory.blocks[memory.blocks.findIndex((block) => block.clientId === clientId) - 1]?.clientId ?? null,
      getBlockRootClientId: () => null,
    }),
    blockActions: () => ({
      __unstableMarkLastChangeAsPersistent: () => {},
      selectBlock: (clientId) => memory.selected.push({ clientId, attribute: '', start: 0, end: 0 }),
      selectionChange: (clientId, attribute, start, end) => memory.selected.push({ clientId, attribute, start, end }),
      updateBlockAttributes: (clientId, attributes) =>
        write(() => {
          memory.blocks = memory.blocks.map((block) =>
            block.clientId === clientId ? { ...block, attributes: { ...block.attributes, ...attributes } } : block,
          )
        }),
      insertBlocks: (added, index) =>
        write(() => {
          if (!memory.isFixed) memory.blocks = memory.blocks.toSpliced(index, 0, ...added)
        }),
      removeBlocks: (clientIds) =>
        write(() => {
          if (!memory.isFixed) memory.blocks = memory.blocks.filter(({ clientId }) => !clientIds.includes(clientId))
        }),
    }),
    annotationActions: () => null,
    copyBlock(block, attributes) {
      made += 1
      return { ...block, clientId: `made-${made}`, attributes: { ...block.attributes, ...attributes } }
    },
    together: (change) => change(),
    core: () => ({ getEntityRecord: (_kind, _name, id) => memory.records[id] ?? null }),
    forgetRecord: () => {},
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    serialize,
    contexts: () => ({ provides: [], uses: [] }),
    site: createSiteParts({ shortcodes: [], ask: async () => [], later: () => {} }),
    pattern: (id) => String((memory.records[id]?.content as { raw?: string } | undefined)?.raw ?? ''),
    parse: (markup) =>
      markup === '' ? [] : [{ clientId: 'parsed', name: 'core/freeform', attributes: { content: markup }, innerBlocks: [] }],
    toBlocks(html) {
      made += 1
      const content = html.replace(/^<p>|<\/p>$/g, '')
      return [{ clientId: `made-${made}`, name: 'core/paragraph', attributes: { content }, innerBlocks: [] }]
    },
    richAttributes: (name) => (name === 'core/paragraph' ? ['content'] : []),
    richText: {
      text: textOf,
      replace: (html, value, start, end) => escapeText(textOf(html).slice(0, start) + value + textOf(html).slice(end)),
      slice: (html, start, end) => escapeText(textOf(html).slice(start, end)),
      concat: (first, value, second) => `${first}${escapeText(value)}${second}`,
    },
    panelText: () => null,
    uncover: () => {},
    onEscape: () => () => {},
    focusTitle: () => true,
    focusInput: () => true,
  }
  const memory: EditorInMemory = {
    parts,
    post: { title: '', excerpt: '', slug: '', meta: {} },
    saved: { status: 'draft', meta: {} },
    blocks,
    records: {},
    isLocked: false,
    hasChangedContent: false,
    isDropping: false,
    isFixed: false,
    selected: [],
    change(change) {
      change()
      tell()
    },
  }
  return memory
}
