import { CheckboxControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { Section } from '../section.tsx'
import type { Change, Settings } from '../settings.ts'

/** Types of posts that are analysed. */
export function PostTypes({
  chosen,
  postTypes,
  isFixed,
  change,
}: {
  readonly chosen: readonly string[]
  readonly postTypes: Settings['post_types']
  readonly isFixed: boolean
  readonly change: Change
}) {
  return (
    <Section title={__('What is analysed', 'citable')}>
      <p className="citable-settings__help">
        {__('Their editors show the panel, and their public pages carry what Citable adds.', 'citable')}
      </p>
      {postTypes.map(({ name, label }) => (
        <CheckboxControl
          key={name}
          label={label}
          checked={chosen.includes(name)}
          disabled={isFixed}
          onChange={(isChosen) =>
            change({ post_types: postTypes.map((type) => type.name).filter((type) => (type === name ? isChosen : chosen.includes(type))) })
          }
          __nextHasNoMarginBottom
        />
      ))}
    </Section>
  )
}
