import { Notice, ToggleControl } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { Logo } from '../logo.tsx'
import { Section } from '../section.tsx'
import type { Change, Values } from '../settings.ts'

/** Look of a link to a page on networks and in messengers. */
export function Social({
  social,
  image,
  others,
  isFixed,
  change,
}: {
  readonly social: Values['social']
  readonly image: string | null
  readonly others: readonly string[]
  readonly isFixed: boolean
  readonly change: Change
}) {
  return (
    <Section title={__('Social cards', 'citable')}>
      {others.length > 0 && (
        <Notice status="info" isDismissible={false}>
          {sprintf(
            /* translators: %s: names of other SEO plugins. */
            __('%s prints these tags. What is chosen here counts when it is switched off.', 'citable'),
            others.join(', '),
          )}
        </Notice>
      )}
      <ToggleControl
        label={__('Print Open Graph and Twitter tags', 'citable')}
        help={__('By these, networks and messengers show a link with title, description and image. Each post can have its own.', 'citable')}
        checked={social.is_on}
        disabled={isFixed}
        onChange={(isOn) => change({ social: { ...social, is_on: isOn } })}
        __nextHasNoMarginBottom
      />
      {social.is_on && (
        <Logo
          label={__('Image for posts without one', 'citable')}
          url={image}
          isFixed={isFixed}
          onChange={(chosen) => change({ social: { ...social, image_id: chosen?.id ?? 0 }, socialImage: chosen?.url ?? null })}
        />
      )}
    </Section>
  )
}
