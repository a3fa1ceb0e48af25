import type { PanelComponent } from '@strapi/content-manager/strapi-admin'
import { lazy, Suspense } from 'react'
import { pluginName } from '../id.ts'
import { isEntryPage } from '../strapi.ts'
import { CardSkeleton } from './card-skeleton.tsx'

/** Loaded with the first entry, not with the admin. */
const loadPanel = () => import('./panel.tsx')
const PanelContent = lazy(loadPanel)

let isLoading = false

/** Called when Strapi lays out a form: the panel's code and its worker load while Strapi still waits for the entry. */
export function loadAhead<Layout>(layout: Layout): Layout {
  if (isLoading || !isEntryPage()) return layout
  isLoading = true
  loadPanel().then(
    ({ prepareDevice }) => prepareDevice(),
    () => {
      // the panel asks again, and says when it cannot be loaded
    },
  )
  return layout
}

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
