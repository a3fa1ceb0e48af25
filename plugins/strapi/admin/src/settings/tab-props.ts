import type { SettingsAnswer } from '#shared/answers.ts'
import type { Card, TextField } from '../ui/fields.tsx'

/** Faults of a save by field, as the server names them. */
export type Faults = Readonly<Record<string, string>>

export interface TabProps {
  readonly answer: SettingsAnswer
  readonly mayChange: boolean
  /** What was filled in and is not saved yet, by the path that saves it: turning to another tab loses none of it. */
  readonly kept?: Map<string, unknown> | undefined
  /** Saves one tab. Resolves with the faults; none: it is saved. */
  save(path: string, body: unknown): Promise<Faults>
}

/** A tab that is loaded when it is opened gets what it shares with the others, which would be cut out of them otherwise. */
export interface MoreProps extends TabProps {
  readonly ui: { readonly Card: typeof Card; readonly TextField: typeof TextField }
}
