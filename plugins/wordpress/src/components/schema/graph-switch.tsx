import { ToggleControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useAuthorInput } from '../inputs/use-author-input.ts'
import { usePanel } from '../use-panel.ts'

/** The author's switch that keeps structured data off one post, with a link to the site's settings. */
export function GraphSwitch() {
  const { host, facts } = usePanel()
  return (
    <>
      <ToggleControl
        label={__('No structured data on this post', 'citable')}
        checked={useAuthorInput().off === true}
        onChange={(off) => host.writeInput({ off })}
        __nextHasNoMarginBottom
      />
      {facts.settingsUrl && (
        <p className="citable-row__small">
          <a href={facts.settingsUrl}>{__('Settings of the site', 'citable')}</a>
        </p>
      )}
    </>
  )
}
