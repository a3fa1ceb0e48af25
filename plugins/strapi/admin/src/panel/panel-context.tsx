import type { Edit, Span } from '@citable/core'
import type { Catalog, EditorDraft, EditorState, EditorStore, PanelView } from '@citable/editor'
import { createContext, useContext } from 'react'
import type { EntryAnswer } from '#shared/answers.ts'
import type { EntryToRead } from '#shared/entry/input-of-entry.ts'
import type { FieldProblem } from '#shared/mapping/field-rules.ts'
import type { Values } from '#shared/mapping/value-at.ts'
import type { Mapping } from '#shared/settings.ts'
import type { Judged } from '../host/fit-optimization.ts'
import type { ChooseType } from './tabs/schema-type.tsx'

export type TabName = 'next' | 'snippet' | 'questions' | 'schema' | 'checks' | 'sources' | 'translations'

export interface NoticeLine {
  readonly id: number
  readonly tone: 'good' | 'warning'
  readonly text: string
}

/** The data that the card and the drawer draw from. */
export interface Panel {
  readonly view: PanelView
  readonly state: EditorState
  readonly store: EditorStore
  /** What linked pages say of the text on the screen; null: no page was asked. */
  readonly sources: EditorState['sources']
  /** By check: why its change could not be saved, and so is not offered. */
  readonly problems: ReadonlyMap<string, FieldProblem>
  judge(edit: Edit): Judged
  readonly catalog: Catalog
  readonly entry: EntryAnswer & { readonly mapping: Mapping }
  readonly values: Values
  /** The entry as the analysis reads it. */
  readEntry(): EntryToRead
  /** Writes a field of the form; null: the published version is on screen. */
  readonly write: ((path: string, value: unknown) => void) | null
  /** The form holds what is not saved. */
  readonly isUnsaved: boolean
  readonly chooseType: ChooseType | null
  /** Reads the text for a text generator; null: no generator is set up, or the person may not use it. */
  readonly readDraft: (() => EditorDraft) | null
  /** Outcome of the last request. */
  readonly notice: NoticeLine | null
  /** Place of that request; null: it was closed since. */
  readonly askedAt: string | null
  /** Runs what a button asks for; `at` names the button's place, where the outcome is shown. */
  act(at: string, run: () => Promise<void>): void
  /** Leaves the drawer and goes to the passage; when that fails the drawer comes back and says why. */
  show(at: string, spans: readonly Span[]): void
  open(tab: TabName): void
}

const PanelContext = createContext<Panel | null>(null)
export const PanelProvider = PanelContext.Provider

export function usePanel(): Panel {
  const panel = useContext(PanelContext)
  if (panel === null) throw new Error('Outside of the panel')
  return panel
}
