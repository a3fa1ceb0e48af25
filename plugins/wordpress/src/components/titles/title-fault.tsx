import { __, sprintf } from '@wordpress/i18n'
import type { ReactNode } from 'react'
import { StateIcon } from '../icons.tsx'
import { useView } from '../use-panel.ts'

/** The first fault of the title, which counts in the title's own score alone; without its sentence where a step is about the title. */
export function TitleFault({ children }: { readonly children?: ReactNode }) {
  const { titles, next } = useView().view
  const fault = titles.items.find(({ isCurrent }) => isCurrent)?.faults[0]
  if (fault === undefined) return null
  if (next.some(({ id }) => id.startsWith('title-'))) return children ? <div className="citable-title-fault">{children}</div> : null
  return (
    <div className="citable-title-fault">
      <p>
        <StateIcon name="warning" tone="poor" />{' '}
        {sprintf(
          /* translators: %s: a fault, as a whole sentence. */
          __('Title: %s', 'citable'),
          fault,
        )}
      </p>
      {children}
    </div>
  )
}
