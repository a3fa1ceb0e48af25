import { type Choices, noChoices as nothing } from '@citable/editor/choices'
import type { SchemaType } from './schema-types.ts'

/** What an author has chosen for one entry in one locale. */
export interface EntryChoices extends Choices {
  /** What it is published as; null: what the settings or the text say. */
  readonly schemaType: SchemaType | null
}

export const noChoices: EntryChoices = { schemaType: null, ...nothing }
