import { ToggleControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { Section } from '../section.tsx'
import type { Change } from '../settings.ts'

/** Rights of programs that act in the name of a person. */
export function Assistants({
  mayWrite,
  isFixed,
  change,
}: {
  readonly mayWrite: boolean
  readonly isFixed: boolean
  readonly change: Change
}) {
  return (
    <Section title={__('Assistants', 'citable')}>
      <ToggleControl
        label={__('Assistants may change titles and questions', 'citable')}
        help={__(
          'Programs that use WordPress in the name of a person can always read analyses of posts that this person may edit. Switched on, they can also set a title and readers’ questions there.',
          'citable',
        )}
        checked={mayWrite}
        disabled={isFixed}
        onChange={(isOn) => change({ agents_write: isOn })}
        __nextHasNoMarginBottom
      />
    </Section>
  )
}
