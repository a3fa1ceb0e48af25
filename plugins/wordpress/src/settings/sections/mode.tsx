import { RadioControl, TextControl, ToggleControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { type Connection, ConnectionTest } from '../connection-test.tsx'
import { Section } from '../section.tsx'
import type { Change, IsFixed, Settings, Values } from '../settings.ts'

/** The choice between browser and service, and the connection to a service. */
export function Mode({
  values,
  apiKey,
  storedKey,
  isFixed,
  connection,
  change,
}: {
  readonly values: Pick<Values, 'mode' | 'service_url' | 'send_protected' | 'device_translations'>
  readonly apiKey: string
  readonly storedKey: Settings['api_key']
  readonly isFixed: IsFixed
  readonly connection: Connection
  readonly change: Change
}) {
  return (
    <Section title={__('Where texts are analysed', 'citable')}>
      <RadioControl
        label={__('Mode', 'citable')}
        hideLabelFromVision
        selected={values.mode}
        disabled={isFixed('mode')}
        options={[
          {
            label: __('In the editor', 'citable'),
            value: 'embedded',
            description: __('On the author’s own device. No account, nothing leaves this site.', 'citable'),
          },
          {
            label: __('By a Citable service', 'citable'),
            value: 'service',
            description: __(
              'Texts of posts go from this server to the address below. When the service does not answer, posts are published all the same.',
              'citable',
            ),
          },
        ]}
        onChange={(mode) => change({ mode: mode === 'service' ? 'service' : 'embedded' })}
      />
      {values.mode === 'service' && (
        <>
          <TextControl
            label={__('Address of the service', 'citable')}
            type="url"
            dir="ltr"
            placeholder="https://citable.example.com"
            value={values.service_url}
            disabled={isFixed('service_url')}
            onChange={(url) => change({ service_url: url })}
            __next40pxDefaultSize
            __nextHasNoMarginBottom
          />
          <TextControl
            label={__('API key', 'citable')}
            type="password"
            autoComplete="off"
            dir="ltr"
            placeholder={storedKey.set ? `••••••••${storedKey.last4}` : 'ctb_live_…'}
            help={
              storedKey.fixed
                ? __('Set in wp-config.php.', 'citable')
                : storedKey.set
                  ? __('A key is stored on this server. Enter a new one to replace it.', 'citable')
                  : __('Stored encrypted on this server and never sent to a browser.', 'citable')
            }
            value={apiKey}
            disabled={storedKey.fixed}
            onChange={(key) => change({ apiKey: key })}
            __next40pxDefaultSize
            __nextHasNoMarginBottom
          />
          <ConnectionTest {...connection} hasAddress={values.service_url !== ''} />
          <ToggleControl
            label={__('Send posts with a password, too', 'citable')}
            help={__(
              'Off: their text never goes to the service; the editor analyses it on the author’s device. On: their whole text, title and authors go to the service and are stored there, as those of other posts. Their public pages carry only name and dates either way.',
              'citable',
            )}
            checked={values.send_protected}
            disabled={isFixed('send_protected')}
            onChange={(isNowOn) => change({ send_protected: isNowOn })}
            __nextHasNoMarginBottom
          />
          <ToggleControl
            label={__('Let the author’s own browser translate, too', 'citable')}
            help={__(
              'Authors get a button where their browser has a translator, as Chrome on a computer has. The browser translates on the author’s device, without an engine of the service; the service splits the text and checks what comes back. The browser fetches each language once, and only after a click.',
              'citable',
            )}
            checked={values.device_translations}
            disabled={isFixed('device_translations')}
            onChange={(isNowOn) => change({ device_translations: isNowOn })}
            __nextHasNoMarginBottom
          />
        </>
      )}
    </Section>
  )
}
