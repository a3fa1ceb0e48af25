import type { Edit } from '@citable/core'
import type { Unsubscribe } from '../host/host.ts'
import type { EditorState, Notice } from './editor-state.ts'

/** The current state, and the subscribers that run when it changes. */
export interface StateCell {
  /** The same object until something changes. */
  get(): EditorState
  /** Runs no subscriber when no value changes. */
  set(changes: Partial<EditorState>): void
  /** Another id than any before: of a notice or an applied edit. */
  newId(): number
  notify(code: Notice['code'], edit: Edit | null, left?: readonly string[]): void
  subscribe(onChange: () => void): Unsubscribe
}

export function createStateCell(first: EditorState): StateCell {
  let state = first
  let lastId = 0
  const listeners = new Set<() => void>()
  const set = (changes: Partial<EditorState>) => {
    const names = Object.keys(changes) as (keyof EditorState)[]
    if (names.every((name) => Object.is(state[name], changes[name]))) return
    state = { ...state, ...changes }
    for (const listener of [...listeners]) listener()
  }
  return {
    get: () => state,
    set,
    newId: () => ++lastId,
    notify: (code, edit, left = []) => set({ notice: { id: ++lastId, code, edit, left } }),
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
