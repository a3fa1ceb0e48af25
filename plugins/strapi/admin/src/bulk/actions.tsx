import type { BulkActionComponent, DocumentActionComponent } from '@strapi/content-manager/strapi-admin'
import { Loader } from '@strapi/design-system'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { pluginId } from '../id.ts'
import { bulkName } from '../names.ts'

/** Loaded when it is opened first. */
const Optimize = lazy(() => import('./optimize.tsx'))

/** What the list knows of an entry. */
interface Listed {
  readonly documentId: string
  readonly locale?: string | null
}

const useLabel = (): string => useIntl().formatMessage({ id: `${pluginId}.optimize`, defaultMessage: bulkName })

const dialogOf = (title: string, uid: string, entries: readonly Listed[]) => ({
  type: 'modal' as const,
  title,
  content: ({ onClose }: { readonly onClose: () => void }) => (
    <Suspense fallback={<Loader />}>
      <Optimize uid={uid} entries={entries.map(({ documentId, locale }) => ({ documentId, locale: locale ?? '' }))} close={onClose} />
    </Suspense>
  ),
})

/** Entries that are ticked in a list. */
export const OptimizeSelected: BulkActionComponent = ({ documents, model }) => {
  const label = useLabel()
  if (!model.startsWith('api::')) return null
  return { label, variant: 'secondary', dialog: dialogOf(label, model, documents as unknown as readonly Listed[]) }
}

/** One row of a list, in its menu. */
export const OptimizeRow: DocumentActionComponent = ({ document, model }) => {
  const label = useLabel()
  if (!model.startsWith('api::') || document === undefined) return null
  return { label, position: ['table-row'], dialog: dialogOf(label, model, [document as unknown as Listed]) }
}
OptimizeRow.position = ['table-row']
for (const action of [OptimizeSelected, OptimizeRow]) (action as { displayName?: string }).displayName = 'CitableOptimize'
