import type { FieldName } from '@citable/core'
import { aroundOf, type DonePart, type HostSingleEdit, type NotApplied } from '@citable/editor'
import { attributeAt, type FieldProblem, problemOf } from '#shared/mapping/field-rules.ts'
import { type Values, valueAt } from '#shared/mapping/value-at.ts'
import { draftOf, fieldOf, type Screen } from './draft-of-form.ts'
import { changeOf, type FieldChange, placeOf, type Refusal, withValue } from './edit-values.ts'
import { insertParagraph, kindOf, removeParagraph } from './insert-paragraph.ts'

/** New values of form fields, and the edit that takes them back. */
export interface Plan {
  readonly ok: true
  readonly changed: ReadonlyMap<string, unknown>
  readonly parts: readonly DonePart[]
}

/** The field in which the text begins. */
const bodyOf = ({ entry }: Screen): string | null => entry.mapping.body[0] ?? null

/** Edits as values of form fields; writes nothing. It knows the paragraphs it planned, so that they can be taken out again. */
export function createPlanner(screen: () => Screen, isTypingInBlocks: () => boolean) {
  /** Paragraphs put in from here, by the id that takes them out again. */
  const inserted = new Map<string, { readonly path: string; readonly written: string }>()

  const insert = (values: Values, { after, html }: Extract<HostSingleEdit, { kind: 'insert_block' }>): FieldChange | Refusal => {
    const place = after === null ? { path: bodyOf(screen()), node: null } : placeOf(values, after)
    if (place === null) return 'moved'
    const { path, node } = place
    const kind = path === null ? null : kindOf(screen().entry.shape.attributes[path])
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
    const path = fieldOf(screen(), field)
    if (path === null || !draftOf(screen()).accepts.includes(`@${field}`)) return 'refused'
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
    let { values } = screen().form
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

  /** Values that fields held before a change of the plugin: they may come back, even if they break a rule. */
  const earlier = new Map<string, Set<unknown>>()

  /** The first rule that planned values break. */
  const brokenBy = (changed: ReadonlyMap<string, unknown>): FieldProblem | null => {
    const { values } = screen().form
    for (const [path, value] of changed) {
      const attribute = attributeAt(screen().entry.shape, values, path)
      const isHeld = value === valueAt(values, path) || earlier.get(path)?.has(value)
      const problem = attribute === null || isHeld ? null : problemOf(path, value, attribute, screen().isTaken)
      if (problem !== null) return problem
    }
    return null
  }

  /** Before `changed` is written: what the fields hold now may come back, whatever it breaks. */
  const remember = (changed: Plan['changed']): void => {
    for (const path of changed.keys()) earlier.set(path, (earlier.get(path) ?? new Set()).add(valueAt(screen().form.values, path)))
  }

  return { plan, brokenBy, remember }
}
