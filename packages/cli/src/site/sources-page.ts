import type { SourcesReport } from '@citable/contract'

/** A text with what its sources say, or why it could not be read. */
export type SourcesPage = {
  readonly page: string
  /** The text as read, for places in it; null: it was fetched. */
  readonly text: string | null
} & ({ readonly report: SourcesReport } | { readonly error: { readonly code: string; readonly message: string } })
