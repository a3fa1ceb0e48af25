import type { FieldName, Span } from '@citable/core'
import type { Applied, Draft, Host, HostEdit, Writable } from '@citable/editor'
import type { EntryAnswer } from '../../../src/answers.ts'
import { contextOfEntry } from '../../../src/mapping/context-of-entry.ts'
import { type EntryToRead, inputOfEntry } from '../../../src/mapping/input-of-entry.ts'
import type { Mapping } from '../../../src/settings.ts'
import type { EntryForm } from '../strapi.ts'
import { placeOf, replaceText, setAttribute, valueAt } from './edit-values.ts'
import * as adminPage from './screen.ts'

/** What the panel knows at this moment; replaced on every render. */
export interface Screen {
  readonly form: EntryForm
  readonly entry: EntryAnswer & { readonly mapping: Mapping }
  /** false: the tab of the published version. */
  readonly editable: boolean
  /** The day in UTC, for the date that publishing will stamp on an entry that never was public. */
  readonly today: string
}

export interface StrapiHost extends Host {
  /** To be called after each render with what is on screen then. */
  update(screen: Screen): void
}

/** Milliseconds to wait for the form to take a change before it counts as not kept. */
const patience = 1_500

/** What the host asks of the page besides the form. */
export type PageParts = Pick<typeof adminPage, 'blockRange' | 'isTypingInBlocks' | 'paint' | 'showPassage'>

/** The content manager's edit view as the store sees it. Reads and writes the form; the server is never written to. */
export function createStrapiHost(first: Screen, { blockRange, isTypingInBlocks, paint, showPassage }: PageParts = adminPage): StrapiHost {
  let screen = first
  const listeners = new Set<() => void>()

  const fieldOf = (field: FieldName): string | null => screen.entry.mapping[field]

  const write = async (path: string, value: unknown): Promise<boolean> => {
    screen.form.onChange(path, value)
    const wanted = JSON.stringify(value)
    // The form is React state: the change is there after the next render.
    for (const end = performance.now() + patience; performance.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 16))
      if (JSON.stringify(valueAt(screen.form.values, path)) === wanted) return true
    }
    return false
  }

  const done = async (path: string, value: unknown, before: string): Promise<Applied> =>
    (await write(path, value)) ? { ok: true, before } : { ok: false, reason: 'not_kept' }

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
      const { form, editable } = screen
      if (!editable) return { ok: false, reason: 'read_only' }
      if (edit.kind === 'set_field') {
        const path = fieldOf(edit.field)
        if (path === null || !draftOf(screen).accepts.includes(`@${edit.field}`)) return { ok: false, reason: 'refused' }
        const before = form.values[path]
        return done(path, edit.value, typeof before === 'string' ? before : '')
      }
      if (edit.kind === 'replace_text' && edit.span.place.startsWith('@')) {
        const path = fieldOf(edit.span.place.slice(1) as FieldName)
        const text = path === null ? undefined : form.values[path]
        if (path === null || typeof text !== 'string') return { ok: false, reason: 'refused' }
        if (text.slice(edit.span.start, edit.span.end) !== edit.span.quote) return { ok: false, reason: 'moved' }
        return done(path, text.slice(0, edit.span.start) + edit.value + text.slice(edit.span.end), edit.span.quote)
      }
      if (edit.kind === 'replace_text' || edit.kind === 'set_attribute') {
        const change =
          edit.kind === 'replace_text'
            ? replaceText(form.values, edit.span, edit.value)
            : setAttribute(form.values, edit.block, edit.name, edit.value)
        if (change === null) return { ok: false, reason: edit.kind === 'replace_text' ? 'moved' : 'refused' }
        if (Array.isArray(change.value) && isTypingInBlocks()) return { ok: false, reason: 'refused' }
        return done(change.path, change.value, change.before)
      }
      return { ok: false, reason: 'refused' }
    },

    /** The server computes its own snapshot on publish. */
    keep: async () => ({ ok: true, before: '' }),

    async locate(span: Span): Promise<boolean> {
      const { values } = screen.form
      if (span.place.startsWith('@')) {
        const path = fieldOf(span.place.slice(1) as FieldName)
        return path !== null && showPassage({ path, node: null }, values[path], span)
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

function draftOf({ form, entry, editable, today }: Screen): Draft {
  const { facts, mapping, live } = entry
  const read: EntryToRead = {
    values: form.values,
    mapping,
    shape: entry.shape,
    site: entry.site,
    assets: entry.assets,
    facts: {
      ...facts,
      // Publishing stamps both dates; until then today stands in, or every new article would be told that it has no date.
      datePublished: facts.datePublished ?? today,
      dateModified: facts.dateModified ?? today,
    },
  }
  const isPublic = live !== null
  const accepts: Writable[] = ['@title']
  if (mapping.description !== null) accepts.push('@description')
  if (mapping.slug !== null && !isPublic) accepts.push('@slug')
  accepts.push('replace_text')
  if (mapping.body.some((name) => entry.shape.attributes[name]?.type === 'blocks')) accepts.push('set_attribute')
  return {
    documentId: `${entry.shape.uid}:${facts.documentId ?? 'new'}:${facts.locale ?? ''}`,
    input: inputOfEntry(read),
    context: contextOfEntry(read),
    editable,
    accepts: editable ? accepts : [],
    notRendered: [],
    baseline: live === null ? null : { kind: 'published', aeoScore: live.aeoScore, seoScore: live.seoScore },
  }
}
