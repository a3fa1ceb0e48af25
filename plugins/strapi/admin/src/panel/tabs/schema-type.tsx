import type { SchemaType as SchemaTypeName, SchemaTypeView } from '@citable/editor'
import { Box, Field, SingleSelect, SingleSelectOption, TextButton, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { Line } from '../../ui/parts.tsx'
import { useText } from '../../use-texts.tsx'

/** Saves what an entry is published as; null takes the choice back. Resolves with false when the server refused. */
export type ChooseType = (type: SchemaTypeName | null) => Promise<boolean>

/** Select fields refuse an empty value. */
const automatic = 'auto'

/** The entry's schema.org type. `choose` is null where nothing can be saved: a new entry, or a version that cannot be edited. */
export function SchemaType({ view, choose }: { readonly view: SchemaTypeView; readonly choose: ChooseType | null }) {
  const text = useText()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const save = async (type: SchemaTypeName | null) => {
    if (choose === null) return
    setBusy(true)
    setFailed(!(await choose(type)))
    setBusy(false)
  }
  return (
    <Box paddingBottom={4} data-testid="citable-schema-type" data-type={view.value}>
      <Field.Root name="citable-schema-type" hint={view.problem === '' ? view.sentence : undefined}>
        <Field.Label>{view.heading}</Field.Label>
        <SingleSelect
          size="S"
          value={view.value === '' ? automatic : view.value}
          disabled={choose === null || isBusy}
          onChange={(value: string | number) => void save(value === automatic ? null : (value as SchemaTypeName))}
        >
          {view.options.map(({ value, label }) => (
            <SingleSelectOption key={value} value={value === '' ? automatic : value}>
              {label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Hint />
      </Field.Root>
      {view.problem === '' ? null : (
        <Box paddingTop={2} role="status">
          <Line icon="error" tone="poor">
            {view.problem}
          </Line>
        </Box>
      )}
      {choose === null ? (
        <Box paddingTop={1}>
          <Typography variant="pi" textColor="neutral600">
            {text('panel.typeLater')}
          </Typography>
        </Box>
      ) : null}
      {hasFailed ? (
        <Box paddingTop={1} role="alert">
          <Typography variant="pi" textColor="danger700">
            {text('panel.typeFailed')}
          </Typography>
        </Box>
      ) : null}
      {view.undo !== null && choose !== null ? (
        <Box paddingTop={1}>
          <TextButton disabled={isBusy} onClick={() => void save(null)}>
            {view.undo.label}
          </TextButton>
        </Box>
      ) : null}
    </Box>
  )
}
