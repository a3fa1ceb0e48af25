import { SelectControl } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { Section } from '../section.tsx'
import type { Change, IsFixed, Settings, Values } from '../settings.ts'

/** As what texts of each kind are published. */
export function SchemaTypes({
  values,
  postTypes,
  schemaTypes,
  isFixed,
  change,
}: {
  readonly values: Pick<Values, 'post_types' | 'schema_types'>
  readonly postTypes: Settings['post_types']
  readonly schemaTypes: Settings['schema_types']
  readonly isFixed: IsFixed
  readonly change: Change
}) {
  return (
    <Section title={__('What texts are published as', 'citable')}>
      <p className="citable-settings__help">
        {__(
          'What texts of each kind are published as. A type that a text lacks the facts for, such as a recipe without ingredients, is not used for that text; authors can choose another one in the editor.',
          'citable',
        )}
      </p>
      {postTypes
        .filter(({ name }) => values.post_types.includes(name))
        .map(({ name, label }) => (
          <SelectControl
            key={name}
            /* translators: %s: name of a post type, such as Posts. */
            label={sprintf(__('%s are published as', 'citable'), label)}
            value={values.schema_types[name] ?? 'auto'}
            disabled={isFixed('schema_types')}
            options={[
              { value: 'auto', label: __('Automatic: what each text is', 'citable') },
              ...schemaTypes.map((type) => ({ value: type.name, label: type.label })),
            ]}
            onChange={(type) => change({ schema_types: { ...values.schema_types, [name]: type } })}
            __next40pxDefaultSize
            __nextHasNoMarginBottom
          />
        ))}
    </Section>
  )
}
