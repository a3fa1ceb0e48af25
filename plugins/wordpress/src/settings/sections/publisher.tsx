import { RadioControl, TextareaControl, TextControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { Logo } from '../logo.tsx'
import { Section } from '../section.tsx'
import type { Change, Values } from '../settings.ts'

/** The publisher in the site's structured data. */
export function Publisher({
  publisher,
  profiles,
  logo,
  siteName,
  isFixed,
  change,
}: {
  readonly publisher: Values['publisher']
  readonly profiles: string
  readonly logo: string | null
  readonly siteName: string
  readonly isFixed: boolean
  readonly change: Change
}) {
  const changePublisher = (part: Partial<Values['publisher']>) => change({ publisher: { ...publisher, ...part } })
  return (
    <Section title={__('Who publishes this site', 'citable')}>
      <RadioControl
        label={__('The site belongs to', 'citable')}
        selected={publisher.kind}
        disabled={isFixed}
        options={[
          { label: __('An organisation', 'citable'), value: 'organization' },
          { label: __('A person', 'citable'), value: 'person' },
        ]}
        onChange={(kind) => changePublisher({ kind: kind === 'person' ? 'person' : 'organization' })}
      />
      <TextControl
        label={__('Name', 'citable')}
        placeholder={siteName}
        help={__('Empty: the name of the site.', 'citable')}
        value={publisher.name}
        disabled={isFixed}
        onChange={(name) => changePublisher({ name })}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      <TextControl
        label={__('Web address', 'citable')}
        type="url"
        dir="ltr"
        help={__('Empty: this site.', 'citable')}
        value={publisher.url}
        disabled={isFixed}
        onChange={(url) => changePublisher({ url })}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      {publisher.kind === 'organization' && (
        <Logo
          label={__('Logo', 'citable')}
          url={logo}
          isFixed={isFixed}
          onChange={(image) => change({ publisher: { ...publisher, logo_id: image?.id ?? 0 }, logo: image?.url ?? null })}
        />
      )}
      <TextareaControl
        label={__('Profiles elsewhere', 'citable')}
        help={__('One address per line, such as Wikipedia, Mastodon or LinkedIn.', 'citable')}
        rows={3}
        dir="ltr"
        value={profiles}
        disabled={isFixed}
        onChange={(lines) => change({ profiles: lines })}
        __nextHasNoMarginBottom
      />
    </Section>
  )
}
