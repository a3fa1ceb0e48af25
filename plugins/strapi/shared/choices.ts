import { type Choices, noChoices as nothing } from '@citable/editor/choices'
import type { SchemaType } from './schema-types.ts'

/** An author's choices for one entry in one locale. */
export interface EntryChoices extends Choices {
  /** Its schema.org type; null: by the settings or the text. */
  readonly schemaType: SchemaType | null
}

export const noChoices: EntryChoices = { schemaType: null, ...nothing }
