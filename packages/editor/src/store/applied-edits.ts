import type { Edit } from '@citable/core'
import { type Applied, type EditorDraft, fieldText, isStoredElsewhere, type Request } from '../host/host.ts'
import type { AppliedEdit } from './editor-state.ts'

/** A request as one change, for the list of changes. */
export const editOf = (request: Request): Edit =>
  request.kind === 'fixes' ? { kind: 'several', edits: request.changes.map(({ edit }) => edit) } : request

/** The line of a written change in the list of changes, and what is needed to undo it. */
export const appliedEdit = (id: number, edit: Edit, applied: Applied): AppliedEdit => ({
  id,
  edit,
  before: applied.ok ? applied.before : '',
  inserted: (applied.ok && applied.inserted) || null,
  isPresent: applied.ok,
  parts: (applied.ok && applied.parts) || [],
  ...(applied.ok && applied.around && { around: applied.around }),
})

/** True while the draft still carries the edit. A draft shows its fields only; the host knows about the text. */
export const isInDraft = (draft: EditorDraft, edit: Edit): boolean =>
  edit.kind === 'several'
    ? edit.edits.every((one) => isInDraft(draft, one))
    : edit.kind !== 'set_field' || draft.input.kind === 'page' || isStoredAs(draft, fieldText(draft.input.fields, edit.field), edit)

/** Marks as gone what a save has replaced. `lost`: the last of them; null: nothing was. */
export const afterSaving = (
  applied: readonly AppliedEdit[],
  draft: EditorDraft,
): { readonly applied: readonly AppliedEdit[]; readonly lost: AppliedEdit | null } => {
  let lost: AppliedEdit | null = null
  const next = applied.map((entry, at) => {
    if (!entry.isPresent || !isNewest(applied, at) || isInDraft(draft, entry.edit)) return entry
    lost = { ...entry, isPresent: false }
    return lost
  })
  return { applied: next, lost }
}

/** Another plugin may set its own quotation marks and dashes. */
const isStoredAs = ({ seoPlugin }: EditorDraft, text: string, edit: Extract<Edit, { kind: 'set_field' }>): boolean =>
  text === edit.value || (isStoredElsewhere(seoPlugin, edit) && letters(text) === letters(edit.value))

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

/** A later change of the same field takes the place of an earlier one. */
const isNewest = (applied: readonly AppliedEdit[], at: number): boolean => {
  const edit = applied[at]?.edit
  return (
    edit?.kind !== 'set_field' || !applied.slice(at + 1).some((later) => later.edit.kind === 'set_field' && later.edit.field === edit.field)
  )
}
