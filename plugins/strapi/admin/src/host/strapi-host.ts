import type { FieldName, Span } from '@citable/core'
import {
  type Applied,
  applyFixes,
  aroundOf,
  type Choices,
  contextOfChoices,
  type DonePart,
  type Draft,
  type Host,
  type HostEdit,
  type HostSingleEdit,
  type NotApplied,
  type Writable,
} from '@citable/editor'
import type { EntryAnswer } from '../../../src/answers.ts'
import { contextOfEntry } from '../../../src/mapping/context-of-entry.ts'
import { type EntryToRead, inputOfEntry } from '../../../src/mapping/input-of-entry.ts'
import { type Values, valueAt } from '../../../src/mapping/value-at.ts'
import type { Mapping } from '../../../src/settings.ts'
import type { EntryForm } from '../strapi.ts'
import { changeOf, type FieldChange, placeOf, type Refusal, withValue } from './edit-values.ts'
import { insertParagraph, kindOf, removeParagraph } from './insert-paragraph.ts'
import * as adminPage from './screen.ts'

/** What the panel knows at this moment; replaced on every render. */
export interface Screen {
  readonly form: EntryForm
  readonly entry: EntryAnswer & { readonly mapping: Mapping }
  /** false: the tab of the published version. */
  readonly editable: boolean
  /** The day in UTC, for the date that publishing will stamp on an entry that never was public. */
  readonly today: string
  /** Keeps choices for the saved entry; null: it is not saved yet. */
  readonly choose: ((change: Partial<Choices>) => Promise<boolean>) | null
}

export interface StrapiHost extends Host {
  /** To be called after each render with what is on screen then. */
  update(screen: Screen): void
}

/** What the form fields are to hold, and what takes it back. */
interface Plan {
  readonly ok: true
  readonly changed: ReadonlyMap<string, unknown>
  readonly parts: readonly DonePart[]
}

/** Milliseconds to wait for the form to take a change; on a busy machine its next render can be seconds away. */
const patience = 15_000

/** What the host asks of the page besides the form. */
export type PageParts = Pick<typeof adminPage, 'blockRange' | 'isTypingInBlocks' | 'paint' | 'showPassage'>

/** The content manager's edit view as the store sees it. Reads and writes the form; the server is never written to. */
export function createStrapiHost(
  first: Screen,
  { blockRange, isTypingInBlocks, paint, showPassage }: PageParts = adminPage,
  patienceMs = patience,
): StrapiHost {
  let screen = first
  const listeners = new Set<() => void>()

  /** Paragraphs put in from here, by the id that takes them out again. */
  const inserted = new Map<string, { readonly path: string; readonly written: string }>()

  const insert = (values: Values, { after, html }: Extract<HostSingleEdit, { kind: 'insert_block' }>): FieldChange | Refusal => {
    const place = after === null ? { path: bodyOf(screen), node: null } : placeOf(values, after)
    if (place === null) return 'moved'
    const { path, node } = place
    const kind = path === null ? null : kindOf(screen.entry.shape.attributes[path])
    const done = path === null || kind === null ? null : insertParagraph(values[path], kind, html, node ?? (after === null ? null : 0))
    if (path === null || done === null) return 'refused'
    const id = `${path}.new-${inserted.size}`
    inserted.set(id, { path, written: done.written })
    return { path, value: done.value, before: '', inserted: id }
  }

  const remove = (values: Values, block: string): FieldChange | Refusal => {
    const known = inserted.get(block)
    const value = known === undefined ? null : removeParagraph(values[known.path], known.written)
    return known === undefined || value === null ? 'moved' : { path: known.path, value, before: '', inserted: null }
  }

  const fieldOf = (field: FieldName): string | null =>
    field === 'seo_title' ? (screen.entry.mapping.seoTitle ?? null) : screen.entry.mapping[field]

  /** Writes fields and waits until the form holds them: it is React state, so a change is there after the next render. null: it does. */
  const write = async (changed: ReadonlyMap<string, unknown>): Promise<'slow' | 'not_kept' | null> => {
    const held = () => [...changed.keys()].map((path) => JSON.stringify(valueAt(screen.form.values, path)))
    const before = held()
    const wanted = [...changed.values()].map((value) => JSON.stringify(value))
    for (const [path, value] of changed) screen.form.onChange(path, value)
    for (const end = performance.now() + patienceMs; performance.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 16))
      if (held().every((value, at) => value === wanted[at])) return null
    }
    return held().every((value, at) => value === before[at]) ? 'slow' : 'not_kept'
  }

  /** One change as a change of a form field; nothing is written. */
  const changeIn = (values: Values, edit: HostSingleEdit): FieldChange | Refusal => {
    const isField = edit.kind === 'set_field' || (edit.kind === 'replace_text' && edit.span.place.startsWith('@'))
    if (!isField) {
      const change =
        edit.kind === 'insert_block'
          ? insert(values, edit)
          : edit.kind === 'remove_block'
            ? remove(values, edit.block)
            : changeOf(values, edit)
      return typeof change !== 'string' && Array.isArray(change.value) && isTypingInBlocks() ? 'refused' : change
    }
    const field = edit.kind === 'set_field' ? edit.field : (edit.span.place.slice(1) as FieldName)
    const path = fieldOf(field)
    if (path === null || !draftOf(screen).accepts.includes(`@${field}`)) return 'refused'
    const held = valueAt(values, path)
    const text = typeof held === 'string' ? held : ''
    if (edit.kind === 'set_field') return { path, value: edit.value, before: text, inserted: null }
    const { start, end, quote } = edit.span
    if (text.slice(start, end) !== quote || (quote === '' && text !== '')) return 'moved'
    const value = text.slice(0, start) + edit.value + text.slice(end)
    return { path, value, before: quote, inserted: null, ...aroundOf(text, start, end, edit.value) }
  }

  /** Changes as the form fields they leave behind, all or none; nothing is written. */
  const plan = (edits: readonly HostSingleEdit[]): Plan | NotApplied => {
    const changed = new Map<string, unknown>()
    const parts: DonePart[] = []
    let { values } = screen.form
    for (const [at, edit] of edits.entries()) {
      const change = changeIn(values, edit)
      if (typeof change === 'string') return { ok: false, reason: change, at }
      values = withValue(values, change.path, change.value)
      changed.set(change.path, change.value)
      const { before, inserted, around } = change
      parts.push({ before, inserted, ...(around && { around }) })
    }
    return { ok: true, changed, parts }
  }

  return {
    id: 'strapi',

    update(next) {
      const before = screen
      screen = next
      const isSame = before.form.values === next.form.values && before.entry === next.entry && before.editable === next.editable
      if (!isSame) for (const listener of [...listeners]) listener()
    },

    readDraft: () => draftOf(screen),

    observe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },

    async apply(edit: HostEdit): Promise<Applied> {
      if (!screen.editable) return { ok: false, reason: 'read_only' }
      const planned = edit.kind === 'fixes' ? applyFixes(edit, plan) : edit.kind === 'several' ? plan(edit.edits) : plan([edit])
      if (!planned.ok) return edit.kind === 'several' ? planned : { ok: false, reason: planned.reason }
      const { changed, ...done } = planned
      const reason = await write(changed)
      if (reason !== null) return { ok: false, reason }
      const [first] = done.parts
      if (edit.kind === 'several' || edit.kind === 'fixes' || first === undefined) return { ...done, before: '' }
      const { before, inserted, around } = first
      return { ok: true, before, ...(inserted !== null && { inserted }), ...(around && { around }) }
    },

    async choose(change) {
      if (!screen.editable || screen.choose === null || !(await screen.choose(change))) return false
      const { entry } = screen
      // The next choice is made before the page is drawn with this one.
      screen = { ...screen, entry: { ...entry, choices: { ...entry.choices, ...change } } }
      for (const listener of [...listeners]) listener()
      return true
    },

    /** The server computes its own snapshot on publish. */
    keep: async () => ({ ok: true, before: '' }),

    async locate(span: Span): Promise<boolean> {
      const { values } = screen.form
      if (span.place.startsWith('@')) {
        const path = fieldOf(span.place.slice(1) as FieldName)
        return path !== null && showPassage({ path, node: null }, valueAt(values, path), span)
      }
      const place = placeOf(values, span.place)
      return place !== null && showPassage(place, valueAt(values, place.path), span)
    },

    highlight(spans) {
      const ranges = spans.flatMap((span) => {
        const place = span.place.startsWith('@') ? null : placeOf(screen.form.values, span.place)
        const range = place === null || place.node === null ? null : blockRange(place.node, span)
        return range === null ? [] : [range]
      })
      return paint(ranges)
    },
  }
}

/** The field in which the text begins. */
const bodyOf = ({ entry }: Screen): string | null => entry.mapping.body[0] ?? null

/** A component that the entry does not have yet is the author's to add: it may ask for more than this field. */
const canHold = (values: Values, path: string | null): boolean => {
  const [component, inner] = path?.split('.') ?? []
  return component !== undefined && (inner === undefined || (values[component] ?? null) !== null)
}

function draftOf({ form, entry, editable, today, choose }: Screen): Draft {
  const { facts, mapping, live } = entry
  const read: EntryToRead = {
    values: form.values,
    mapping,
    shape: entry.shape,
    site: entry.site,
    assets: entry.assets,
    choices: entry.choices,
    schemaType: entry.schemaType.chosen ?? entry.schemaType.set,
    facts: {
      ...facts,
      // Publishing stamps both dates; until then today stands in, or every new article would be told that it has no date.
      datePublished: facts.datePublished ?? today,
      dateModified: facts.dateModified ?? today,
    },
  }
  const isPublic = live !== null
  const accepts: Writable[] = ['@title']
  if (canHold(form.values, mapping.seoTitle ?? null)) accepts.push('@seo_title')
  if (canHold(form.values, mapping.description)) accepts.push('@description')
  if (mapping.slug !== null && !isPublic) accepts.push('@slug')
  accepts.push('replace_text', 'set_address', 'split_block')
  const [first] = mapping.body
  if (first !== undefined && kindOf(entry.shape.attributes[first]) !== null) accepts.push('insert_block')
  if (mapping.body.some((name) => entry.shape.attributes[name]?.type === 'blocks')) accepts.push('set_attribute')
  if (choose !== null) accepts.push('choices')
  return {
    documentId: `${entry.shape.uid}:${facts.documentId ?? 'new'}:${facts.locale ?? ''}`,
    input: inputOfEntry(read),
    context: { ...contextOfEntry(read), ...contextOfChoices(entry.choices) },
    editable,
    accepts: editable ? accepts : [],
    notRendered: [],
    choices: entry.choices,
    schemaType: entry.schemaType,
    baseline: live === null ? null : { kind: 'published', aeoScore: live.aeoScore, seoScore: live.seoScore },
  }
}
