import type { ChoiceView } from '@citable/editor'
import { Box, Field, SingleSelect, SingleSelectOption } from '@strapi/design-system'

/** Select fields refuse an empty value. */
const automatic = 'auto'

/** Something that is read from the text and that its writer may say otherwise. `choose` is null where nothing can be stored. */
export function Choice({
  id,
  view,
  choose,
}: {
  readonly id: string
  readonly view: ChoiceView
  readonly choose: ((value: string | null) => void) | null
}) {
  return (
    <Box paddingBottom={4} data-testid={`citable-${id}`} data-value={view.value}>
      <Field.Root name={`citable-${id}`} hint={view.sentence}>
        <Field.Label>{view.heading}</Field.Label>
        <SingleSelect
          size="S"
          value={view.value === '' ? automatic : view.value}
          disabled={choose === null}
          onChange={(value: string | number) => choose?.(value === automatic ? null : String(value))}
        >
          {view.options.map(({ value, label }) => (
            <SingleSelectOption key={value} value={value === '' ? automatic : value}>
              {label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Hint />
      </Field.Root>
    </Box>
  )
}
