import { ToggleControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { Section } from '../section.tsx'
import type { Change } from '../settings.ts'

/** Data that stay when the plugin is deleted. */
export function Deletion({
  leavesAnalyses,
  isFixed,
  change,
}: {
  readonly leavesAnalyses: boolean
  readonly isFixed: boolean
  readonly change: Change
}) {
  return (
    <Section title={__('When the plugin is deleted', 'citable')}>
      <ToggleControl
        label={__('Keep analyses and what you wrote in Citable', 'citable')}
        help={__(
          'Settings, the key and everything else are removed in any case. What is kept is found again when the plugin is installed anew.',
          'citable',
        )}
        checked={leavesAnalyses}
        disabled={isFixed}
        onChange={(isOn) => change({ keep_analyses: isOn })}
        __nextHasNoMarginBottom
      />
    </Section>
  )
}
