import { ToggleControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { Section } from '../section.tsx'
import type { Change, Settings } from '../settings.ts'

const aboutGenerator = (state: Settings['text_generator']): string =>
  ({
    ready: '',
    no_client: __('Not on this site: AI comes with WordPress 7.0, and can be switched off for a whole site.', 'citable'),
    no_model: __('No model for texts is connected yet. Settings → Connectors does that.', 'citable'),
  })[state]

/** Titles by WordPress's own AI. */
export function AiTitles({
  isOn,
  generator,
  isFixed,
  change,
}: {
  readonly isOn: boolean
  readonly generator: Settings['text_generator']
  readonly isFixed: boolean
  readonly change: Change
}) {
  return (
    <Section title={__('Titles by AI', 'citable')}>
      <ToggleControl
        label={__('Let WordPress’s AI suggest titles, too', 'citable')}
        help={[
          __(
            'Authors get a button. A click sends the title, the headings and the beginning of the text to the model that is connected to this site; what comes back is shown only where the text supports it.',
            'citable',
          ),
          aboutGenerator(generator),
        ].join(' ')}
        checked={isOn}
        // A switch that is on can always be switched off.
        disabled={isFixed || (generator !== 'ready' && !isOn)}
        onChange={(isNowOn) => change({ ai_titles: isNowOn })}
        __nextHasNoMarginBottom
      />
    </Section>
  )
}
