import type { Optimization } from '@citable/contract/present'
import type { Edit, SingleEdit, Span } from '@citable/core'
import type { Applied, Around, DonePart, EditorDraft, Fixes, HostEdit, HostSingleEdit, NotApplied } from './host.ts'

/** Data for taking a change back. `parts`: one for each of several changes, in their order. */
export interface DoneEdit extends DonePart {
  readonly edit: Edit
  readonly isPresent: boolean
  readonly parts: readonly DonePart[]
}

/** The change that takes back a done one; null when it cannot be taken back. */
export function inverseOf({ edit, isPresent, parts, ...done }: DoneEdit): HostEdit | null {
  if (!isPresent) return null
  if (edit.kind !== 'several') return inverseOfSingle(edit, done)
  const inverses = edit.edits.map((one, at) => {
    const part = parts[at]
    return part === undefined ? null : inverseOfSingle(one, part)
  })
  return inverses.some((one) => one === null) ? null : { kind: 'several', edits: inverses.filter((one) => one !== null).reverse() }
}

function inverseOfSingle(edit: SingleEdit, { before, inserted, around = nothing }: DonePart): HostSingleEdit | null {
  switch (edit.kind) {
    case 'set_field':
      return { ...edit, value: before }
    case 'set_attribute':
    case 'set_address':
      return { ...edit, before: edit.value, value: before }
    case 'replace_text': {
      const quote = around.before + edit.value + around.after
      const start = Math.max(0, edit.span.start - around.before.length)
      const span = { place: edit.span.place, start, end: start + quote.length, quote }
      return { kind: 'replace_text', span, value: around.before + before + around.after }
    }
    case 'insert_block':
      return inserted === null ? null : { kind: 'remove_block', block: inserted }
    case 'split_block': {
      const { quote } = edit.span
      return inserted === null ? null : { kind: 'join_block', span: { place: inserted, start: 0, end: quote.length, quote }, value: before }
    }
  }
}

/** Applies changes one after the other, for hosts that write at once; after a refusal those already done are taken back. */
export function applyInTurn(edits: readonly HostSingleEdit[], apply: (edit: HostSingleEdit) => Applied): Applied {
  const done: { readonly edit: HostSingleEdit; readonly part: DonePart }[] = []
  for (const [at, edit] of edits.entries()) {
    const applied = apply(edit)
    if (applied.ok) {
      const { before, inserted = null, around } = applied
      done.push({ edit, part: { before, inserted, ...(around && { around }) } })
      continue
    }
    for (const { edit: one, part } of done.reverse()) {
      const inverse = one.kind === 'remove_block' || one.kind === 'join_block' ? null : inverseOfSingle(one, part)
      if (inverse) apply(inverse)
    }
    return { ...applied, at }
  }
  return { ok: true, before: '', parts: done.map(({ part }) => part) }
}

/**
 * As many of the fixes as fit together. `attempt` makes all changes of a list or none; the checks of one that it refuses are left out, and
 * the rest is tried again.
 */
export function applyFixes<Done extends { readonly ok: true }>(
  { changes }: Fixes,
  attempt: (edits: readonly SingleEdit[]) => Done | NotApplied,
): (Done & { readonly made: readonly SingleEdit[]; readonly left: readonly string[] }) | NotApplied {
  const left = new Set<string>()
  for (;;) {
    const remaining = changes.filter(({ checks }) => checks.some((check) => !left.has(check)))
    const made = remaining.map(({ edit }) => edit)
    const answer = attempt(made)
    if (answer.ok) return { ...answer, made, left: [...left] }
    const refused = answer.at === undefined ? undefined : remaining[answer.at]
    for (const check of refused?.checks ?? []) left.add(check)
    if (refused === undefined || changes.every(({ checks }) => checks.every((check) => left.has(check)))) return answer
  }
}

const nothing: Around = { before: '', after: '' }

/** UTF-16 units on each side of a passage: enough to occur once in a paragraph. */
const margin = 40

/** A host's report of a replacement besides the replaced text: after one that leaves nothing, the text around it. */
export const aroundOf = (text: string, start: number, end: number, value: string): { readonly around?: Around } =>
  value === '' ? { around: { before: text.slice(Math.max(0, start - margin), start), after: text.slice(end, end + margin) } } : {}

/** Place of the quote in a text: at `start`, else the occurrence nearest to it; −1 when it is gone. UTF-16 units. */
export function findQuote(text: string, { start, quote }: { readonly start: number; readonly quote: string }): number {
  if (quote === '') return start <= text.length ? start : -1
  if (text.startsWith(quote, start)) return start
  const after = text.indexOf(quote, start)
  const before = start > 0 ? text.lastIndexOf(quote, start - 1) : -1
  if (after < 0 || before < 0) return Math.max(after, before)
  return start - before <= after - start ? before : after
}

/** A passage of several lines, such as the items of a list, as one passage a line: each is a block of its own in an editor. */
export function linesOf(span: Span): readonly Span[] {
  const lines: Span[] = []
  let { start } = span
  for (const quote of span.quote.split('\n')) {
    if (quote.trim() !== '' || span.quote === '') lines.push({ ...span, start, end: start + quote.length, quote })
    start += quote.length + 1
  }
  return lines
}

/** The least part of a quote that a replacement changes, so that formats of the rest stay: offsets in the quote, and what comes there. */
export function changedPart(quote: string, value: string): { readonly start: number; readonly end: number; readonly value: string } {
  const max = Math.min(quote.length, value.length)
  let start = 0
  while (start < max && quote[start] === value[start]) start += 1
  let same = 0
  while (same < max - start && quote[quote.length - 1 - same] === value[value.length - 1 - same]) same += 1
  return { start, end: quote.length - same, value: value.slice(start, value.length - same) }
}

/**
 * All safe fixes of a result that the host takes, as one step; null where there are fewer than two changes. Two proposals for one place count once:
 * the first in the rubric's order serves both checks. Later places come first, so that ids and positions hold while they are applied.
 */
export function safeFixesOf({ checks }: Optimization, { input, choices }: EditorDraft, canWrite: (edit: Edit) => boolean): Fixes | null {
  const changes: { readonly edit: SingleEdit; readonly checks: string[] }[] = []
  for (const { check, fix } of checks) {
    if (fix?.safety !== 'safe' || !fix.edit || choices.setAside.includes(check) || !canWrite(fix.edit)) continue
    const own = fix.edit.kind === 'several' ? fix.edit.edits : [fix.edit]
    const others = [...changes]
    for (const edit of own) {
      const same = others.find((other) => isSamePlace(other.edit, edit))
      if (same === undefined) changes.push({ edit, checks: [check] })
      else if (!same.checks.includes(check)) same.checks.push(check)
    }
  }
  const order = new Map(input.kind === 'blocks' ? input.blocks.map(({ id }, at) => [id, at]) : [])
  const at = (edit: SingleEdit) => order.get(placeOf(edit).replace(/#\d+$/, '')) ?? -1
  const sorted = changes.toSorted((a, b) => at(b.edit) - at(a.edit) || startOf(b.edit) - startOf(a.edit))
  return sorted.length < 2 ? null : { kind: 'fixes', changes: sorted }
}

const placeOf = (edit: SingleEdit): string => {
  if ('span' in edit) return edit.span.place
  return edit.kind === 'set_field' ? `@${edit.field}` : edit.kind === 'set_attribute' ? edit.block : String(edit.after)
}

const startOf = (edit: SingleEdit): number => ('span' in edit ? edit.span.start : 0)

const isSamePlace = (one: SingleEdit, other: SingleEdit): boolean => {
  if (placeOf(one) !== placeOf(other)) return false
  // The words of a link and its address are two things.
  if (one.kind !== other.kind && (one.kind === 'set_address' || other.kind === 'set_address')) return false
  if (!('span' in one) || !('span' in other))
    return one.kind === other.kind && (one.kind !== 'set_attribute' || other.kind !== 'set_attribute' || one.name === other.name)
  return (
    rangeOf(one.kind, one.span).start < rangeOf(other.kind, other.span).end &&
    rangeOf(other.kind, other.span).start < rangeOf(one.kind, one.span).end
  )
}

/** A paragraph is divided at a point, so two divisions meet only in the same sentence, and words inside of a part can change too. */
const rangeOf = (kind: SingleEdit['kind'], { start, end }: Span) => ({ start, end: kind === 'split_block' ? start + 1 : end })
