import { SelectField, TextField } from '../ui/fields.tsx'
import { DataTable } from './cells.tsx'
import { EntryLink } from './entry-link.tsx'

/** What the part that is loaded by itself is made of: a chunk of its own would take more than it shares. */
export const kit = { DataTable, EntryLink, SelectField, TextField } as const
export type TrafficKit = typeof kit
