import type { SettingsAnswer } from '#shared/answers.ts'

/** Faults of a save by field, as the server names them. */
export type Faults = Readonly<Record<string, string>>

export interface TabProps {
  readonly answer: SettingsAnswer
  readonly mayChange: boolean
  /** Saves one tab. Resolves with the faults; none: it is saved. */
  save(path: string, body: unknown): Promise<Faults>
}
