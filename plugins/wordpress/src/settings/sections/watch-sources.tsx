import { ToggleControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { Section } from '../section.tsx'
import type { Change } from '../settings.ts'

/** The switch for asking linked pages again. */
export function WatchSources({ isOn, isFixed, change }: { readonly isOn: boolean; readonly isFixed: boolean; readonly change: Change }) {
  return (
    <Section title={__('Sources', 'citable')}>
      <ToggleControl
        label={__('Ask the sources of published posts again every 30 days', 'citable')}
        help={__(
          'Keeps what somebody has looked up in the section “Sources” of the editor, and asks those pages again: this site’s server does, or the service where one is set. Citable → Sources lists dead links and pages that do not say it.',
          'citable',
        )}
        checked={isOn}
        disabled={isFixed}
        onChange={(isNowOn) => change({ watch_sources: isNowOn })}
        __nextHasNoMarginBottom
      />
    </Section>
  )
}
