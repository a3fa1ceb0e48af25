import type { Edit } from '@citable/core'
import type { Choices } from '../host/choices.ts'
import { inverseOf } from '../host/edits.ts'
import type { Applied, EditorDraft, Host, HostEdit, NotApplied, Request } from '../host/host.ts'
import type { Schedule } from '../schedule.ts'
import { appliedEdit, editOf, isInDraft } from './applied-edits.ts'
import type { Notice } from './editor-state.ts'
import type { StateCell } from './state-cell.ts'
import { timing } from './timing.ts'

/** Changes that the author makes to the document from the panel. Each ends in a notice. */
export interface AuthorChanges {
  apply(request: Request): Promise<void>
  undo(id: number): Promise<void>
  choose(changeOf: (choices: Choices) => Partial<Choices>): Promise<void>
}

export interface AuthorChangesParts {
  readonly host: Host
  readonly state: StateCell
  /** Throws when the host cannot read. */
  readDraft(): EditorDraft
  /** To be called after a write. */
  onWritten(): void
  readonly schedule: Schedule
}

export function createAuthorChanges({ host, state, readDraft, onWritten, schedule }: AuthorChangesParts): AuthorChanges {
  const { notify } = state
  let writing: Promise<unknown> = Promise.resolve()

  /** One write after the other, in the order the author asked for them. */
  const inTurn = (task: () => Promise<void>): Promise<void> => {
    const turn = writing.then(task)
    writing = turn.catch(() => {})
    return turn
  }

  const write = (edit: HostEdit): Promise<Applied> =>
    new Promise<Applied>((resolve) => resolve(host.apply(edit))).catch((): Applied => ({ ok: false, reason: 'refused' }))

  return {
    apply: (request) =>
      inTurn(async () => {
        const asked = editOf(request)
        if (!readDraft().editable) return notify('readOnly', asked)
        const cancelSlow = schedule(() => notify('slow', asked), timing.slowWrite)
        const written = await write(request)
        cancelSlow()
        const edit: Edit = written.ok && written.made ? { kind: 'several', edits: written.made } : asked
        // A host that says yes while its CMS dropped the words is found out here.
        const applied: Applied = written.ok && !isInDraft(readDraft(), edit) ? { ok: false, reason: 'not_stored' } : written
        if (applied.ok || applied.reason === 'not_stored')
          state.set({ applied: [...state.get().applied, appliedEdit(state.newId(), edit, applied)] })
        const left = (applied.ok && applied.left) || []
        notify(!applied.ok ? noticeOf[applied.reason] : left.length > 0 ? 'appliedPartly' : 'applied', edit, left)
        onWritten()
      }),
    undo: (id) =>
      inTurn(async () => {
        const entry = state.get().applied.find((one) => one.id === id)
        if (!entry) return
        const draft = readDraft()
        if (!draft.editable) return notify('readOnly', entry.edit)
        const inverse = inverseOf(entry)
        if (!inverse) return notify('undoRefused', entry.edit)
        if (!isInDraft(draft, entry.edit)) return notify('undoMoved', entry.edit)
        const applied = await write(inverse)
        if (applied.ok) state.set({ applied: state.get().applied.filter((one) => one.id !== id) })
        notify(applied.ok ? 'undone' : undoNoticeOf(applied), entry.edit)
        onWritten()
      }),
    choose: (changeOf) =>
      inTurn(async () => {
        const draft = readDraft()
        if (!draft.accepts.includes('choices')) return notify('readOnly', null)
        const isTaken = await new Promise<boolean>((resolve) => resolve(host.choose(changeOf(draft.choices)))).catch(() => false)
        if (!isTaken) notify('notChosen', null)
        onWritten()
      }),
  }
}

const noticeOf = { read_only: 'readOnly', moved: 'moved', refused: 'refused', not_stored: 'notStored', slow: 'slow' } as const

const undoNoticeOf = ({ reason }: NotApplied): Notice['code'] =>
  reason === 'moved' ? 'undoMoved' : reason === 'slow' ? 'slow' : 'undoRefused'
