import { Notice, TextControl } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { Section } from '../section.tsx'
import type { Change, Values } from '../settings.ts'

const engines = () =>
  [
    ['google', 'Google Search Console', 'google-site-verification'],
    ['bing', 'Bing Webmaster Tools', 'msvalidate.01'],
    ['yandex', 'Yandex Webmaster', 'yandex-verification'],
    ['pinterest', 'Pinterest', 'p:domain_verify'],
  ] as const

/** Tags by which engines know the owner of the site. */
export function Verification({
  values,
  others,
  isFixed,
  change,
}: {
  readonly values: Values['verification']
  readonly others: readonly string[]
  readonly isFixed: boolean
  readonly change: Change
}) {
  return (
    <Section title={__('Who owns this site', 'citable')}>
      <p>
        {__(
          'Each of these asks for a tag on the front page before it shows you its figures. Paste the tag, or its value alone.',
          'citable',
        )}
      </p>
      {others.length > 0 && (
        <Notice status="info" isDismissible={false}>
          {sprintf(
            /* translators: %s: names of other SEO plugins. */
            __('What %s has for an engine is printed by it alone: such a tag never stands on the page twice.', 'citable'),
            others.join(', '),
          )}
        </Notice>
      )}
      {engines().map(([engine, name, tag]) => (
        <TextControl
          key={engine}
          label={name}
          placeholder={`<meta name="${tag}" content="…">`}
          dir="ltr"
          value={values[engine]}
          disabled={isFixed}
          onChange={(text) => change({ verification: { ...values, [engine]: text } })}
          __next40pxDefaultSize
          __nextHasNoMarginBottom
        />
      ))}
    </Section>
  )
}
