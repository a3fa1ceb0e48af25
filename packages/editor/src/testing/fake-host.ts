import type { AuthorFields, BlockId, FieldName, Span } from '@citable/core'
import { escapeHtml } from '@citable/core/escape-html'
import { type Choices, contextOfChoices, noChoices } from '../host/choices.ts'
import { applyFixes, applyInTurn, aroundOf, findQuote } from '../host/edits.ts'
import { type Applied, type Around, type DraftAnalysis, type EditorDraft, fieldText, type Host, type HostSingleEdit } from '../host/host.ts'
import { setAddress } from '../host/set-address.ts'

export type FakeBlock =
  | { readonly id: BlockId; readonly kind: 'paragraph'; readonly text: string }
  | { readonly id: BlockId; readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly id: BlockId; readonly kind: 'image'; readonly url: string; readonly alt: string }
  | { readonly id: BlockId; readonly kind: 'html'; readonly html: string }

export interface FakeDocument {
  readonly documentId: string
  readonly fields: AuthorFields
  readonly blocks: readonly FakeBlock[]
  readonly editable: boolean
  readonly choices: Choices
  readonly context: EditorDraft['context']
}

/** A host over a document in memory, with the author's hands and the CMS's moods as methods. */
export interface FakeHost extends Host {
  readonly storedAnalyses: readonly DraftAnalysis[]
  readonly located: readonly Span[]
  readonly painted: readonly Span[]
  document(): FakeDocument
  /** The author types, opens another document, a colleague locks it. */
  change(change: Partial<FakeDocument>): void
  setField(field: FieldName, value: string): void
  setText(block: BlockId, text: string): void
  /** The CMS takes writes and throws them away without a word. */
  dropWrites(isDropping: boolean): void
  /** The writer wants the painting gone. */
  dismiss(): void
  /** Number of listeners; 0 when everyone has left. */
  listeners(): number
}

export const fakeFields: AuthorFields = {
  title: null,
  description: null,
  slug: null,
  image: null,
  authors: [],
  datePublished: null,
  dateModified: null,
}

export function fakeDocument(change: Partial<FakeDocument> = {}): FakeDocument {
  return {
    documentId: 'post-1',
    fields: { ...fakeFields, title: 'Sourdough at home' },
    blocks: [
      { id: 'a', kind: 'heading', level: 2, text: 'How long does it rise?' },
      { id: 'b', kind: 'paragraph', text: 'The dough rises for 4 hours. The dough rests.' },
      { id: 'c', kind: 'image', url: 'https://example.org/bread.jpg', alt: '' },
    ],
    editable: true,
    choices: noChoices,
    context: { url: 'https://example.org/sourdough', language: 'en', site: null, page: null, targetQueries: [], readJsonLd: false },
    ...change,
  }
}

const htmlOf = (block: FakeBlock): string => {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${escapeHtml(block.text)}</p>`
    case 'heading':
      return `<h${block.level}>${escapeHtml(block.text)}</h${block.level}>`
    case 'image':
      return `<figure><img src="${escapeHtml(block.url)}" alt="${escapeHtml(block.alt)}"></figure>`
    case 'html':
      return block.html
  }
}

const withField = (fields: AuthorFields, field: FieldName, value: string): AuthorFields => ({
  ...fields,
  [field === 'seo_title' ? 'seoTitle' : field]: value === '' ? null : value,
})

export function createFakeHost(start: FakeDocument = fakeDocument()): FakeHost {
  let document = start
  let isDropping = false
  let inserted = 0
  const listeners = new Set<() => void>()
  const storedAnalyses: DraftAnalysis[] = []
  const located: Span[] = []
  const painted: Span[] = []
  let onDismiss = () => {}

  const change = (next: Partial<FakeDocument>) => {
    document = { ...document, ...next }
    for (const listener of [...listeners]) listener()
  }
  const write = (
    next: Partial<FakeDocument>,
    before: string,
    more: { readonly inserted?: BlockId; readonly around?: Around } = {},
  ): Applied => {
    if (isDropping) return { ok: false, reason: 'not_stored' }
    change(next)
    return { ok: true, before, ...more }
  }
  const replaceBlock = (block: FakeBlock) => document.blocks.map((one) => (one.id === block.id ? block : one))

  const apply = (edit: HostSingleEdit): Applied => {
    if (!document.editable) return { ok: false, reason: 'read_only' }
    switch (edit.kind) {
      case 'set_field': {
        if (!accepts(document).includes(`@${edit.field}`)) return { ok: false, reason: 'refused' }
        return write({ fields: withField(document.fields, edit.field, edit.value) }, fieldText(document.fields, edit.field))
      }
      case 'replace_text': {
        const block = document.blocks.find(({ id }) => id === edit.span.place)
        if (!block || (block.kind !== 'paragraph' && block.kind !== 'heading')) return { ok: false, reason: 'moved' }
        const { quote } = edit.span
        const at = quote === '' && block.text !== '' ? -1 : findQuote(block.text, edit.span)
        if (at < 0) return { ok: false, reason: 'moved' }
        const end = at + quote.length
        const text = block.text.slice(0, at) + edit.value + block.text.slice(end)
        return write({ blocks: replaceBlock({ ...block, text }) }, quote, aroundOf(block.text, at, end, edit.value))
      }
      case 'set_attribute': {
        const block = document.blocks.find(({ id }) => id === edit.block)
        const before = block?.kind === 'image' ? block.alt : block?.kind === 'heading' ? String(block.level) : null
        if (!block || (before !== null && before !== edit.before)) return { ok: false, reason: 'moved' }
        if (edit.name === 'alt' && block.kind === 'image') return write({ blocks: replaceBlock({ ...block, alt: edit.value }) }, block.alt)
        if (edit.name === 'level' && block.kind === 'heading')
          return write({ blocks: replaceBlock({ ...block, level: Number(edit.value) }) }, String(block.level))
        return { ok: false, reason: 'refused' }
      }
      case 'set_address': {
        const block = document.blocks.find(({ id }) => id === edit.span.place)
        const changed = block?.kind === 'html' ? setAddress(block.html, edit.before, edit.value) : null
        if (block?.kind !== 'html' || changed === null) return { ok: false, reason: 'moved' }
        return write({ blocks: replaceBlock({ ...block, html: changed.text }) }, changed.before)
      }
      case 'insert_block': {
        const at = edit.after === null ? 0 : document.blocks.findIndex(({ id }) => id === edit.after) + 1
        if (at === 0 && edit.after !== null) return { ok: false, reason: 'moved' }
        inserted += 1
        const id = `new-${inserted}`
        return write({ blocks: document.blocks.toSpliced(at, 0, { id, kind: 'html', html: edit.html }) }, '', { inserted: id })
      }
      case 'split_block': {
        const at = document.blocks.findIndex(({ id }) => id === edit.span.place)
        const block = document.blocks[at]
        const start = block?.kind === 'paragraph' ? findQuote(block.text, edit.span) : -1
        if (block?.kind !== 'paragraph' || start <= 0) return { ok: false, reason: 'moved' }
        const text = block.text.slice(0, start).trimEnd()
        inserted += 1
        const id = `new-${inserted}`
        const parts: readonly FakeBlock[] = [
          { ...block, text },
          { id, kind: 'paragraph', text: block.text.slice(start) },
        ]
        return write({ blocks: document.blocks.toSpliced(at, 1, ...parts) }, block.text.slice(text.length, start), { inserted: id })
      }
      case 'join_block': {
        const at = document.blocks.findIndex(({ id }) => id === edit.span.place)
        const [above, block] = [document.blocks[at - 1], document.blocks[at]]
        if (above?.kind !== 'paragraph' || block?.kind !== 'paragraph' || !block.text.startsWith(edit.span.quote))
          return { ok: false, reason: 'moved' }
        return write({ blocks: document.blocks.toSpliced(at - 1, 2, { ...above, text: above.text + edit.value + block.text }) }, '')
      }
      case 'remove_block': {
        if (!document.blocks.some(({ id }) => id === edit.block)) return { ok: false, reason: 'moved' }
        return write({ blocks: document.blocks.filter(({ id }) => id !== edit.block) }, '')
      }
    }
  }

  return {
    id: 'fake',
    storedAnalyses,
    located,
    painted,
    document: () => document,
    change,
    setField: (field, value) => change({ fields: withField(document.fields, field, value) }),
    setText(id, text) {
      const block = document.blocks.find((one) => one.id === id)
      if (block && 'text' in block) change({ blocks: replaceBlock({ ...block, text }) })
    },
    dropWrites(next) {
      isDropping = next
    },
    listeners: () => listeners.size,
    readDraft: (): EditorDraft => ({
      documentId: document.documentId,
      input: { kind: 'blocks', blocks: document.blocks.map((block) => ({ id: block.id, html: htmlOf(block) })), fields: document.fields },
      context: {
        ...document.context,
        ...contextOfChoices({ ...document.choices, language: document.choices.language ?? document.context.language }),
      },
      editable: document.editable,
      accepts: accepts(document),
      notRendered: [],
      choices: document.choices,
      baseline: null,
    }),
    observe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    async apply(edit) {
      if (edit.kind === 'fixes') return applyFixes(edit, (edits) => applyInTurn(edits, apply))
      return edit.kind === 'several' ? applyInTurn(edit.edits, apply) : apply(edit)
    },
    async choose(next) {
      if (!document.editable || isDropping) return false
      change({ choices: { ...document.choices, ...next } })
      return true
    },
    async storeAnalysis(analysis) {
      storedAnalyses.push(analysis)
      return { ok: true, before: '' }
    },
    async locate(span) {
      const isField = span.place.startsWith('@')
      const block = document.blocks.find(({ id }) => id === span.place)
      const text = isField ? fieldText(document.fields, span.place.slice(1) as FieldName) : block && 'text' in block ? block.text : null
      if (text === null || findQuote(text, span) < 0) return false
      located.push(span)
      return true
    },
    dismiss: () => onDismiss(),
    highlight(spans, onGone) {
      painted.push(...spans)
      onDismiss = onGone
      return () => {
        painted.length = 0
      }
    },
  }
}

const accepts = ({ editable }: FakeDocument): EditorDraft['accepts'] =>
  editable
    ? ['@title', '@seo_title', '@description', 'replace_text', 'set_attribute', 'set_address', 'insert_block', 'split_block', 'choices']
    : []
