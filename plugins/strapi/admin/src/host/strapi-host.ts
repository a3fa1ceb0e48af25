import type { Edit, FieldName, Span } from '@citable/core'
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
import { attributeAt, type FieldProblem, type IsTaken, problemOf, shortened } from '../../../src/mapping/field-rules.ts'
import { type EntryToRead, inputOfEntry } from '../../../src/mapping/input-of-entry.ts'
import { type Values, valueAt } from '../../../src/mapping/value-at.ts'
import type { Mapping } from '../../../src/settings.ts'
import type { EntryForm } from '../strapi.ts'
import { type BlockNode, textOf } from './block-nodes.ts'
import { changeOf, type FieldChange, type Place, placeOf, type Refusal, withValue } from './edit-values.ts'
import type { Judged } from './fit-optimization.ts'
import { insertParagraph, kindOf, removeParagraph } from './insert-paragraph.ts'
import * as adminPage from './screen.ts'
import { findInSource } from './source-text.ts'

/** What the panel knows at this moment; replaced on every render. */
export interface Screen {
  readonly form: EntryForm
  readonly entry: EntryAnswer & { readonly mapping: Mapping }
  /** false: the tab of the published version. */
  readonly editable: boolean
  /** The day in UTC, for the date that publishing will stamp on an entry that never was public. */
  readonly today: string
  /** Whether another entry has a value, for fields that must be one of their kind. */
  readonly isTaken: IsTaken
  /** Keeps choices for the saved entry; null: it is not saved yet. */
  readonly choose: ((change: Partial<Choices>) => Promise<boolean>) | null
}

export interface StrapiHost extends Host {
  /** To be called after each render with what is on screen then. */
  update(screen: Screen): void
  /** The passage that was looked for last is in the form, but nowhere on the screen. */
  isHidden(): boolean
  /** A change as the fields of the form take it: one that could not be saved is shortened, or has a problem. Writes nothing. */
  judge(edit: Edit): Judged
  /** What the change that was refused last would have broken; null: no rule of a field. */
  refusal(): FieldProblem | null
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

  let isHidden = false
  let refusal: FieldProblem | null = null

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

  /** Values that fields held before a change of ours: they may come back, whatever they break. */
  const earlier = new Map<string, Set<unknown>>()

  /** What planned values would break. */
  const brokenBy = (changed: ReadonlyMap<string, unknown>): FieldProblem | null => {
    const { values } = screen.form
    for (const [path, value] of changed) {
      const attribute = attributeAt(screen.entry.shape, values, path)
      const isHeld = value === valueAt(values, path) || earlier.get(path)?.has(value)
      const problem = attribute === null || isHeld ? null : problemOf(path, value, attribute, screen.isTaken)
      if (problem !== null) return problem
    }
    return null
  }

  /** `plan`, of what can be saved. */
  const planSavable = (edits: readonly HostSingleEdit[]): Plan | NotApplied => {
    const planned = plan(edits)
    refusal = planned.ok ? brokenBy(planned.changed) : null
    if (refusal === null) return planned
    const at = edits.findIndex((_edit, index) => {
      const part = plan(edits.slice(0, index + 1))
      return part.ok && brokenBy(part.changed) !== null
    })
    return { ok: false, reason: 'refused', at: Math.max(0, at) }
  }

  const problemWith = (edit: Edit): FieldProblem | null => {
    const planned = plan(edit.kind === 'several' ? edit.edits : [edit])
    return planned.ok ? brokenBy(planned.changed) : null
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
      refusal = null
      const planned =
        edit.kind === 'fixes' ? applyFixes(edit, planSavable) : edit.kind === 'several' ? planSavable(edit.edits) : planSavable([edit])
      if (!planned.ok) return edit.kind === 'several' ? planned : { ok: false, reason: planned.reason }
      const { changed, ...done } = planned
      for (const path of changed.keys()) earlier.set(path, (earlier.get(path) ?? new Set()).add(valueAt(screen.form.values, path)))
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
      isHidden = false
      const path = span.place.startsWith('@') ? fieldOf(span.place.slice(1) as FieldName) : null
      const place = path === null ? placeOf(values, span.place) : { path, node: null }
      if (place === null) return false
      if (await showPassage(place, values, span)) return true
      isHidden = holdsPassage(values, place, span)
      return false
    },
    isHidden: () => isHidden,
    judge(edit) {
      const problem = problemWith(edit)
      if (problem === null) return { edit, problem }
      // A description says as much in fewer words; a title or an address would be another one.
      if (problem.code === 'tooLong' && edit.kind === 'set_field' && edit.field === 'description') {
        const value = shortened(edit.value, problem.limit)
        const shorter = value === null ? null : { ...edit, value }
        if (shorter !== null && problemWith(shorter) === null) return { edit: shorter, problem: null }
      }
      return { edit: null, problem }
    },
    refusal: () => refusal,
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

/** The passage stands in the value of its place. */
function holdsPassage(values: Values, { path, node }: Place, span: Span): boolean {
  const value = valueAt(values, path)
  const source = node === null ? value : textOf((value as readonly BlockNode[])[node] ?? { type: 'text', text: '' })
  return typeof source === 'string' && findInSource(source, span) >= 0
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
