import type { PanelComponent } from '@strapi/content-manager/strapi-admin'
import type { StrapiApp } from '@strapi/strapi/admin'
import { lazy, Suspense } from 'react'
import { pluginName } from '../id.ts'
import { isEntryPage, useMayUse } from '../strapi.ts'
import { CardSkeleton } from './card-skeleton.tsx'

/** Loaded with the first entry, not with the admin. */
const loadPanel = () => import('./panel.tsx')
const PanelContent = lazy(loadPanel)

let isLoading = false

/** Called when Strapi lays out a form: the panel's code and its worker load while Strapi still waits for the entry. */
export const loadAhead =
  (app: StrapiApp) =>
  <Layout,>(layout: Layout): Layout => {
    if (isLoading || !isEntryPage()) return layout
    isLoading = true
    loadPanel().then(
      ({ prepareDevice, warnBeforePublishing }) => {
        prepareDevice()
        warnBeforePublishing(app)
      },
      () => {
        // the panel asks again, and says when it cannot be loaded
      },
    )
    return layout
  }

/**
 * A description, not a component that draws: Strapi calls it on every keystroke and compares what it gives, so it uses
 * no hook but for the right and hands on primitive values only.
 */
export const Panel: PanelComponent = ({ model, documentId, activeTab, document, meta }) => {
  if (!useMayUse() || !model.startsWith('api::')) return null
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
