import type { Edit } from '@citable/core'
import type { EntryForm } from '../strapi.ts'
import type { OpenedEntry } from './open-entry.ts'

/** `byHand`: no field can be written without a form; `partly`: some cannot; `moved`: another person has saved the draft since it was read. */
export type Written = 'saved' | 'partly' | 'moved' | 'unsaved' | 'byHand' | 'inForm'

interface Draft {
  /** Proposals that a person has chosen. */
  readonly chosen?: readonly Edit[]
  readonly opened: Pick<OpenedEntry, 'fix'>
  /** Time of its last change when it was read. */
  readonly updatedAt: unknown
  /** The form that shows it; null: no screen shows it. */
  readonly form: Pick<EntryForm, 'onChange'> | null
  readUpdatedAt(): Promise<unknown>
  write(values: object): Promise<unknown>
}

/** Makes the safe fixes of a draft, in its form or on the server, unless another person has saved it in the meantime. */
export async function writeFixes({ opened, chosen = [], updatedAt, form, readUpdatedAt, write }: Draft): Promise<Written> {
  try {
    const { changed, values, isRestByHand } = await opened.fix(chosen)
    if (form !== null) {
      for (const [path, value] of changed) form.onChange(path, value)
      return 'inForm'
    }
    if (Object.keys(values).length === 0) return 'byHand'
    if ((await readUpdatedAt()) !== updatedAt) return 'moved'
    await write(values)
    return isRestByHand ? 'partly' : 'saved'
  } catch {
    return 'unsaved'
  }
}
