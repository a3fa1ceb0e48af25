import { SelectField, TextField } from '../ui/fields.tsx'
import { Card, Cards, DataTable, EntryLink, Section } from './cells.tsx'

/** What the part that is loaded by itself is made of: a chunk of its own would take more than it shares. */
export const kit = { Card, Cards, DataTable, EntryLink, Section, SelectField, TextField } as const
export type TrafficKit = typeof kit
