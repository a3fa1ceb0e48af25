import { lazy, Suspense } from 'react'
import { listColumns } from '#shared/list-columns.ts'
import { listedType } from '../strapi.ts'

/** Loaded with the first list. */
const ScoreCell = lazy(() => import('./score-cell.tsx'))

interface Column {
  readonly name: string
}

interface ListTable {
  readonly displayedHeaders: readonly Column[]
  readonly layout: unknown
}

/** Adds the scores to the content manager's list, beside its first column. The list stays as it was when anything goes wrong. */
export function addScoreColumn(table: ListTable): ListTable {
  try {
    if (!listedType()?.startsWith('api::')) return table
    const columns = Object.entries(listColumns).map(([name, [score, heading]]) => ({
      name,
      attribute: { type: 'custom' },
      searchable: false,
      sortable: false,
      label: { id: name, defaultMessage: heading },
      cellFormatter: (row: { documentId: string; locale?: string | null }, _header: unknown, { model }: { model: string }) => (
        <Suspense fallback="–">
          <ScoreCell uid={model} documentId={row.documentId} locale={row.locale ?? ''} score={score} />
        </Suspense>
      ),
    }))
    return { ...table, displayedHeaders: table.displayedHeaders.toSpliced(columnAfter(table.displayedHeaders), 0, ...columns) }
  } catch {
    return table
  }
}

/** The score columns are behind the title: the number of an entry, where it is shown, says nothing about it. */
const columnAfter = (headers: readonly Column[]): number => {
  const named = headers.findIndex(({ name }) => !['id', 'documentId'].includes(name))
  return named < 0 ? headers.length : named + 1
}
