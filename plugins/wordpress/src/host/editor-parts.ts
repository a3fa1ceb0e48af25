import '@wordpress/annotations'
import { getBlockType, rawHandler, serialize } from '@wordpress/blocks'
import { dispatch, select, subscribe } from '@wordpress/data'
import { create, insert, toHTMLString } from '@wordpress/rich-text'
import type { EditorParts } from './stores.ts'

/** The running block editor. */
export const editorParts: EditorParts = {
  editor: () => select('core/editor'),
  editorActions: () => dispatch('core/editor'),
  blocks: () => select('core/block-editor'),
  blockActions: () => dispatch('core/block-editor'),
  annotationActions: () => dispatch('core/annotations') ?? null,
  core: () => select('core'),
  // Title and text change the store `core`; the store `core/editor` hears nothing while someone types.
  subscribe: (listener) => subscribe(listener, 'core'),
  serialize: (block) => serialize(block),
  toBlocks: (html) => rawHandler({ HTML: html }),
  richAttributes: (name) =>
    Object.entries(getBlockType(name)?.attributes ?? {})
      .filter(([, { type, source }]) => type === 'rich-text' || source === 'html' || source === 'rich-text')
      .map(([attribute]) => attribute),
  richText: {
    text: (html) => create({ html }).text,
    replace: (html, value, start, end) => toHTMLString({ value: insert(create({ html }), value, start, end) }),
  },
  focusTitle() {
    const canvas = document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]')?.contentDocument ?? document
    const title = canvas.querySelector<HTMLElement>('.editor-post-title__input, .wp-block-post-title[contenteditable]')
    title?.focus()
    title?.scrollIntoView({ block: 'center' })
    return title !== null
  },
}
