import type { Edit, FieldName, Span } from '@citable/core'
import { type Applied, applyFixes, type Host, type HostEdit, type HostSingleEdit, type NotApplied } from '@citable/editor'
import { type FieldProblem, shortened } from '#shared/mapping/field-rules.ts'
import { type Values, valueAt } from '#shared/mapping/value-at.ts'
import { type BlockNode, textOf } from './block-nodes.ts'
import { draftOf, fieldOf, type Screen } from './draft-of-form.ts'
import { type Place, placeOf } from './edit-values.ts'
import type { Judged } from './fit-optimization.ts'
import { createPlanner, type Plan } from './plan-edits.ts'
import { blockRange, isTypingInBlocks, paint, showPassage } from './screen.ts'
import { findInSource } from './source-text.ts'

export type { Screen } from './draft-of-form.ts'

export interface StrapiHost extends Host {
  /** To be called after each render with what is on screen then. */
  update(screen: Screen): void
  /** The passage that was looked for last is in the form, but nowhere on the screen. */
  isHidden(): boolean
  /** A change as the fields of the form take it: one that could not be saved is shortened, or has a problem. Writes nothing. */
  judge(edit: Edit): Judged
  /** The rule that the last refused change would have broken; null: no rule of a field. */
  refusal(): FieldProblem | null
}

/** Milliseconds to wait for the form to take a change; on a busy machine its next render can be seconds away. */
const patience = 15_000

const adminPage = { blockRange, isTypingInBlocks, paint, showPassage } as const

/** Parts of the page, besides the form, that the host needs. */
export type PageParts = typeof adminPage

/** The content manager's edit view as the store sees it. Reads and writes the form; the server is never written to. */
export function createStrapiHost(first: Screen, page: PageParts = adminPage, patienceMs = patience): StrapiHost {
  let screen = first
  const listeners = new Set<() => void>()

  let isHidden = false
  const planner = createPlanner(() => screen, page.isTypingInBlocks)
  let refusal: FieldProblem | null = null

  /** Writes fields and waits until the form holds them: it is React state, so a change is there after the next render. null: it does. */
  const write = async (changed: ReadonlyMap<string, unknown>): Promise<'slow' | 'not_stored' | null> => {
    const held = () => [...changed.keys()].map((path) => JSON.stringify(valueAt(screen.form.values, path)))
    const before = held()
    const wanted = [...changed.values()].map((value) => JSON.stringify(value))
    for (const [path, value] of changed) screen.form.onChange(path, value)
    for (const end = performance.now() + patienceMs; performance.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 16))
      if (held().every((value, at) => value === wanted[at])) return null
    }
    return held().every((value, at) => value === before[at]) ? 'slow' : 'not_stored'
  }

  /** `plan`, of what can be saved. */
  const planSavable = (edits: readonly HostSingleEdit[]): Plan | NotApplied => {
    const planned = planner.plan(edits)
    refusal = planned.ok ? planner.brokenBy(planned.changed) : null
    if (refusal === null) return planned
    const at = edits.findIndex((_edit, index) => {
      const part = planner.plan(edits.slice(0, index + 1))
      return part.ok && planner.brokenBy(part.changed) !== null
    })
    return { ok: false, reason: 'refused', at: Math.max(0, at) }
  }

  /** The place of the cursor is no reason not to offer a change. */
  const judging = createPlanner(
    () => screen,
    () => false,
  )
  const planOf = (edit: Edit): Plan | NotApplied => judging.plan(edit.kind === 'several' ? edit.edits : [edit])
  const problemWith = (edit: Edit): FieldProblem | null => {
    const planned = planOf(edit)
    return planned.ok ? planner.brokenBy(planned.changed) : null
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
      planner.remember(changed)
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
    storeAnalysis: async () => ({ ok: true, before: '' }),

    async locate(span: Span): Promise<boolean> {
      const { values } = screen.form
      isHidden = false
      const path = span.place.startsWith('@') ? fieldOf(screen, span.place.slice(1) as FieldName) : null
      const place = path === null ? placeOf(values, span.place) : { path, node: null }
      if (place === null) return false
      if (await page.showPassage(place, values, span)) return true
      isHidden = holdsPassage(values, place, span)
      return false
    },
    isHidden: () => isHidden,
    judge(edit) {
      const planned = planOf(edit)
      // such as the level of a heading in Markdown: nothing here can write it
      if (!planned.ok && planned.reason === 'refused') return { edit: null, problem: null }
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
        const range = place === null || place.node === null ? null : page.blockRange(place.node, span)
        return range === null ? [] : [range]
      })
      return page.paint(ranges)
    },
  }
}

/** The passage is in the value of its place. */
function holdsPassage(values: Values, { path, node }: Place, span: Span): boolean {
  const value = valueAt(values, path)
  const source = node === null ? value : textOf((value as readonly BlockNode[])[node] ?? { type: 'text', text: '' })
  return typeof source === 'string' && findInSource(source, span) >= 0
}
