import { TextControl, ToggleControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { Section } from '../section.tsx'
import type { Change, Values } from '../settings.ts'

/** The switch for counting AI traffic, and its retention. */
export function Traffic({
  traffic,
  isFixed,
  change,
}: {
  readonly traffic: Values['traffic']
  readonly isFixed: boolean
  readonly change: Change
}) {
  return (
    <Section title={__('AI traffic', 'citable')}>
      <ToggleControl
        label={__('Count what AI agents fetch and whom AI assistants send', 'citable')}
        help={__(
          'Numbers by day and page in this site’s own database, without addresses, cookies or names of browsers. Citable → AI traffic shows them.',
          'citable',
        )}
        checked={traffic.is_on}
        disabled={isFixed}
        onChange={(isOn) => change({ traffic: { ...traffic, is_on: isOn } })}
        __nextHasNoMarginBottom
      />
      <TextControl
        label={__('Days to keep', 'citable')}
        type="number"
        min={30}
        max={400}
        value={traffic.days}
        disabled={isFixed}
        onChange={(days) => change({ traffic: { ...traffic, days: Math.round(Number(days) || 0) } })}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
    </Section>
  )
}
