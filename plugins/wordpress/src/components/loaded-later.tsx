import { Spinner } from '@wordpress/components'
import { lazy, Suspense } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import type { ComponentType } from 'react'

/**
 * A part of the panel whose code is fetched when it is first shown, so that the editor opens without it. Files that an update of the plugin has
 * replaced meanwhile cannot be fetched any more: a sentence in its place says so, and everything else stays.
 */
export function loadedLater<Props extends object = object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(() =>
    load()
      .catch(() => Missing)
      .then((part) => ({ default: part })),
  )
  return function Later(props: Props) {
    return (
      <Suspense fallback={<Spinner />}>
        <Part {...props} />
      </Suspense>
    )
  }
}

const Missing = () => (
  <p className="citable-empty">{__('This part could not be loaded. Save your text and load this page again.', 'citable')}</p>
)
