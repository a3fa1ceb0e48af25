import type { BulkActionComponent, DocumentActionComponent } from '@strapi/content-manager/strapi-admin'
import { Loader } from '@strapi/design-system'
import { type ComponentProps, lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { bulkName, pluginId } from '../id.ts'
import { useEntryForm, useMayUse } from '../strapi.ts'

/** Loaded when it is opened first. */
const Optimize = lazy(() => import('./optimize.tsx'))

const OptimizeForm = (props: ComponentProps<typeof Optimize>) => <Optimize {...props} form={useEntryForm()} />

/** An entry as the list has it. */
interface Listed {
  readonly documentId: string
  readonly locale?: string | null
}

/** What the action is called; null: this person may not use it. */
function useLabel(): string | null {
  const { formatMessage } = useIntl()
  return useMayUse() ? formatMessage({ id: `${pluginId}.optimize`, defaultMessage: bulkName }) : null
}

const dialogOf = (title: string, uid: string, entries: readonly Listed[], isOnScreen = false) => ({
  type: 'modal' as const,
  title,
  content: ({ onClose }: { readonly onClose: () => void }) => {
    const Dialog = isOnScreen ? OptimizeForm : Optimize
    return (
      <Suspense fallback={<Loader />}>
        <Dialog uid={uid} entries={entries.map(({ documentId, locale }) => ({ documentId, locale: locale ?? '' }))} close={onClose} />
      </Suspense>
    )
  },
})

/** Entries that are ticked in a list. */
export const OptimizeSelected: BulkActionComponent = ({ documents, model }) => {
  const label = useLabel()
  if (label === null || !model.startsWith('api::')) return null
  return { label, variant: 'secondary', dialog: dialogOf(label, model, documents as unknown as readonly Listed[]) }
}

/** One row of a list, in its menu. */
export const OptimizeRow: DocumentActionComponent = ({ document, model }) => {
  const label = useLabel()
  if (label === null || !model.startsWith('api::') || document === undefined) return null
  return { label, position: ['table-row'], dialog: dialogOf(label, model, [document as unknown as Listed]) }
}
OptimizeRow.position = ['table-row']

/** The entry on screen, in its own menu. */
export const OptimizeEntry: DocumentActionComponent = ({ document, model, activeTab }) => {
  const label = useLabel()
  if (label === null || !model.startsWith('api::') || document === undefined || activeTab === 'published') return null
  return { label, position: ['header'], dialog: dialogOf(label, model, [document as unknown as Listed], true) }
}
OptimizeEntry.position = ['header']
for (const action of [OptimizeSelected, OptimizeRow, OptimizeEntry]) (action as { displayName?: string }).displayName = 'CitableOptimize'
