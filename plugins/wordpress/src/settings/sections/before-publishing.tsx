import { TextControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { Section } from '../section.tsx'
import type { Change, Values } from '../settings.ts'

/** Scores that are asked for before a text is published. */
export function BeforePublishing({
  minimum,
  isFixed,
  change,
}: {
  readonly minimum: Values['publish_minimum']
  readonly isFixed: boolean
  readonly change: Change
}) {
  return (
    <Section title={__('Before publishing', 'citable')}>
      <p className="citable-settings__help">
        {__(
          'Scores that the block editor asks for before a text is published for the first time. 0 asks for nothing; drafts can always be saved, and a text that cannot be analysed is never held back.',
          'citable',
        )}
      </p>
      {(['aeo', 'seo'] as const).map((score) => (
        <TextControl
          key={score}
          label={score === 'aeo' ? __('AEO readiness, at least', 'citable') : __('SEO, at least', 'citable')}
          type="number"
          min={0}
          max={100}
          value={minimum[score]}
          disabled={isFixed}
          onChange={(value) =>
            change({
              publish_minimum: { ...minimum, [score]: Math.min(100, Math.max(0, Math.round(Number(value) || 0))) },
            })
          }
          __next40pxDefaultSize
          __nextHasNoMarginBottom
        />
      ))}
    </Section>
  )
}
