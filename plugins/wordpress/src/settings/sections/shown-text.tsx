import { ToggleControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { Section } from '../section.tsx'
import type { Change } from '../settings.ts'

/** Texts that only some readers get, such as members. */
export function ShownText({ isOn, isFixed, change }: { readonly isOn: boolean; readonly isFixed: boolean; readonly change: Change }) {
  return (
    <Section title={__('Texts for some readers only', 'citable')}>
      <ToggleControl
        label={__('Publish only words that the page shows its reader', 'citable')}
        help={__(
          'Answers, steps, prices and descriptions out of a text are left out where the page does not show them, such as texts for members. Switch it off only if search engines may read what visitors cannot.',
          'citable',
        )}
        checked={isOn}
        disabled={isFixed}
        onChange={(only_shown_text) => change({ only_shown_text })}
        __nextHasNoMarginBottom
      />
    </Section>
  )
}
