import type { PanelComponent } from '@strapi/content-manager/strapi-admin'
import { lazy, Suspense } from 'react'
import { CardSkeleton } from './components/card-skeleton.tsx'
import { pluginName } from './names.ts'

/** Loaded with the first entry, not with the admin. */
const PanelContent = lazy(() => import('./components/panel.tsx'))

/**
 * A description, not a component that draws: Strapi calls it on every keystroke and compares what it gives, so it uses
 * no hooks and hands on primitive values only.
 */
export const Panel: PanelComponent = ({ model, documentId, activeTab, document, meta }) => {
  if (!model.startsWith('api::')) return null
  const publishedAt = (meta?.availableStatus as readonly { publishedAt?: string | null }[] | undefined)?.[0]?.publishedAt
  return {
    title: pluginName,
    content: (
      <Suspense fallback={<CardSkeleton />}>
        <PanelContent
          model={model}
          documentId={documentId ?? document?.documentId ?? ''}
          isEditable={activeTab !== 'published'}
          version={`${document?.updatedAt ?? ''} ${document?.status ?? ''} ${publishedAt ?? ''}`}
        />
      </Suspense>
    ),
  }
}
;(Panel as { displayName?: string }).displayName = 'CitablePanel'
