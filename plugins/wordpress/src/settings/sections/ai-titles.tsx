import { ToggleControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { Section } from '../section.tsx'
import type { Change, Form, IsFixed, Settings } from '../settings.ts'

const aboutGenerator = (state: Settings['text_generator']): string =>
  ({
    ready: '',
    no_client: __('Not on this site: AI comes with WordPress 7.0, and can be switched off for a whole site.', 'citable'),
    no_model: __('No model for texts is connected yet. Settings → Connectors does that.', 'citable'),
  })[state]

/** Titles by the model of the author's browser and by WordPress's own AI. */
export function AiTitles({
  values,
  generator,
  connectorsUrl,
  isFixed,
  change,
}: {
  readonly values: Pick<Form, 'ai_titles' | 'device_titles'>
  readonly generator: Settings['text_generator']
  readonly connectorsUrl: Settings['connectors_url']
  readonly isFixed: IsFixed
  readonly change: Change
}) {
  const isOn = values.ai_titles
  return (
    <Section title={__('Titles by AI', 'citable')}>
      <ToggleControl
        label={__('Let the author’s own browser suggest titles, too', 'citable')}
        help={__(
          'Authors get a button where their browser has a model for texts, as Chrome on a computer has. The browser writes by itself: nothing is sent anywhere. It fetches its model once, about 4 GB, and only after a click.',
          'citable',
        )}
        checked={values.device_titles}
        disabled={isFixed('device_titles')}
        onChange={(isNowOn) => change({ device_titles: isNowOn })}
        __nextHasNoMarginBottom
      />
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
        disabled={isFixed('ai_titles') || (generator !== 'ready' && !isOn)}
        onChange={(isNowOn) => change({ ai_titles: isNowOn })}
        __nextHasNoMarginBottom
      />
      <p>
        {__(
          'The same buttons stand in the section “Read by a model”: a model reads the text and remarks on it. Each remark quotes words of the text, and none changes a score.',
          'citable',
        )}
      </p>
      {generator === 'no_model' && connectorsUrl !== '' && (
        <p>
          <a href={connectorsUrl}>{__('Connect a model', 'citable')}</a>
        </p>
      )}
    </Section>
  )
}
