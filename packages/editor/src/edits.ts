import type { Edit } from '@citable/core'
import type { HostEdit } from './host.ts'

/** What is needed to take a change back. */
export interface DoneEdit {
  readonly edit: Edit
  readonly before: string
  readonly inserted: string | null
  readonly kept: boolean
}

/** The change that takes back a done one; null when it cannot be taken back. */
export function inverseOf({ edit, before, inserted, kept }: DoneEdit): HostEdit | null {
  if (!kept) return null
  switch (edit.kind) {
    case 'set_field':
    case 'set_attribute':
      return { ...edit, value: before }
    case 'replace_text': {
      const { place, start } = edit.span
      return { kind: 'replace_text', span: { place, start, end: start + edit.value.length, quote: edit.value }, value: before }
    }
    case 'insert_block':
      return inserted === null ? null : { kind: 'remove_block', block: inserted }
  }
}

/** Where the quote stands in a text: at `start`, else the occurrence nearest to it; −1 when it is gone. UTF-16 units. */
export function findQuote(text: string, { start, quote }: { readonly start: number; readonly quote: string }): number {
  if (quote === '') return start <= text.length ? start : -1
  if (text.startsWith(quote, start)) return start
  const after = text.indexOf(quote, start)
  const before = start > 0 ? text.lastIndexOf(quote, start - 1) : -1
  if (after < 0 || before < 0) return Math.max(after, before)
  return start - before <= after - start ? before : after
}
