import '@wordpress/annotations'
import { cloneBlock, getBlockType, parse, rawHandler, serialize } from '@wordpress/blocks'
import { dispatch, type Registry, select, subscribe } from '@wordpress/data'
import { concat, create, insert, slice, toHTMLString } from '@wordpress/rich-text'
import type { Reveal } from '../../reveal.ts'
import { leadTo } from '../../sidebar-area.ts'
import type { SiteParts } from '../site-parts.ts'
import { panelText } from '../texts/panel-text.ts'
import type { EditorParts } from './stores.ts'
import { patternOf } from './synced-patterns.ts'

/** There is not one block in the text. The text is a block of the template where that is shown around it. */
function isEmpty(): boolean {
  const { getBlockCount, getBlocksByName } = select('core/block-editor')
  return getBlockCount(getBlocksByName('core/post-content')[0]) === 0
}

/** Document in which the text is drawn. */
const canvas = (): Document => document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]')?.contentDocument ?? document

/** The running block editor. `registry` is known once its screen is drawn. */
export const createEditorParts = (registry: { readonly current: Registry | null }, reveal: Reveal, site: SiteParts): EditorParts => ({
  editor: () => select('core/editor'),
  editorActions: () => dispatch('core/editor'),
  blocks: () => select('core/block-editor'),
  blockActions: () => dispatch('core/block-editor'),
  annotationActions: () => dispatch('core/annotations') ?? null,
  core: () => select('core'),
  forgetRecord: (...record) => void dispatch('core').invalidateResolution('getEntityRecord', record),
  // Title and text change the store `core`; the store `core/editor` hears nothing while someone types.
  subscribe(listener) {
    let wasEmpty = isEmpty()
    const stops = [
      subscribe(listener, 'core'),
      // A screen that was folded away and comes back is filled again, of which `core` hears nothing.
      subscribe(() => {
        if (isEmpty() === wasEmpty) return
        wasEmpty = !wasEmpty
        listener()
      }, 'core/block-editor'),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  },
  serialize: (block) => serialize(block),
  contexts(name) {
    const type = getBlockType(name)
    return { provides: Object.keys(type?.providesContext ?? {}), uses: type?.usesContext ?? [] }
  },
  site,
  pattern: (id) => patternOf(select('core'), id),
  copyBlock: (block, attributes) => cloneBlock(block, attributes),
  together(change) {
    let value: ReturnType<typeof change> | undefined
    const run = () => {
      value = change()
      dispatch('core/block-editor').__unstableMarkLastChangeAsPersistent()
    }
    if (registry.current) registry.current.batch(run)
    else run()
    return value as ReturnType<typeof change>
  },
  parse,
  toBlocks: (html) => rawHandler({ HTML: html }),
  richAttributes: (name) =>
    Object.entries(getBlockType(name)?.attributes ?? {})
      .filter(([, { type, source }]) => type === 'rich-text' || source === 'html' || source === 'rich-text')
      .map(([attribute]) => attribute),
  richText: {
    text: (html) => create({ html }).text,
    replace: (html, value, start, end) => toHTMLString({ value: insert(create({ html }), value, start, end) }),
    slice: (html, start, end) => toHTMLString({ value: slice(create({ html }), start, end) }),
    concat: (first, value, second) =>
      toHTMLString({ value: concat(create({ html: first }), create({ text: value }), create({ html: second })) }),
  },
  panelText,
  uncover() {
    const from = document.activeElement
    if (matchMedia('(max-width: 781px)').matches)
      void import('../../close-sidebar-on-phone.ts').then(({ closeSidebarOnPhone }) => closeSidebarOnPhone(from))
  },
  onEscape(listener) {
    const documents = [document, canvas()]
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') listener()
    }
    for (const one of documents) one.addEventListener('keydown', press, true)
    return () => {
      for (const one of documents) one.removeEventListener('keydown', press, true)
    }
  },
  focusInput(field) {
    leadTo(field, reveal)
    return true
  },
  focusTitle() {
    const title = canvas().querySelector<HTMLElement>('.editor-post-title__input, .wp-block-post-title[contenteditable]')
    title?.focus()
    title?.scrollIntoView({ block: 'center' })
    return title !== null
  },
})
