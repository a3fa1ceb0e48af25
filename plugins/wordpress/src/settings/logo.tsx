import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { type Image, openMediaLibrary } from '../media-library.ts'

/** An image of the site's library, to be chosen, replaced or removed. */
export function Logo({
  label,
  url,
  isFixed,
  onChange,
}: {
  readonly label: string
  readonly url: string | null
  readonly isFixed: boolean
  /** null: none. */
  readonly onChange: (image: Image | null) => void
}) {
  return (
    <div className="citable-settings__row">
      <p id="citable-logo-label" className="citable-settings__label">
        {label}
      </p>
      <div className="citable-settings__logo">
        {url && <img src={url} alt="" />}
        <Button
          variant="secondary"
          aria-describedby="citable-logo-label"
          disabled={isFixed}
          onClick={() => openMediaLibrary(label, onChange)}
          __next40pxDefaultSize
        >
          {url ? __('Replace', 'citable') : __('Choose an image', 'citable')}
        </Button>
        {url && (
          <Button variant="tertiary" isDestructive disabled={isFixed} onClick={() => onChange(null)} __next40pxDefaultSize>
            {__('Remove', 'citable')}
          </Button>
        )}
      </div>
    </div>
  )
}
