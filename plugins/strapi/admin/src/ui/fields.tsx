import { Box, Button, Field, Flex, SingleSelect, SingleSelectOption, TextInput, Toggle, Typography } from '@strapi/design-system'
import { type ReactNode, useState } from 'react'
import { useText } from '../use-texts.tsx'

interface Common {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly disabled?: boolean
}

export function TextField({
  name,
  label,
  hint,
  error,
  disabled = false,
  value,
  type = 'text',
  placeholder,
  onChange,
}: Common & { readonly value: string; readonly type?: 'text' | 'password'; readonly placeholder?: string; onChange(value: string): void }) {
  return (
    <Field.Root name={name} error={error ?? false} hint={hint}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        name={name}
        type={type}
        value={value}
        disabled={disabled}
        placeholder={placeholder ?? ''}
        autoComplete="off"
        dir="auto"
        spellCheck={false}
        onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}

export function SelectField({
  name,
  label,
  hint,
  error,
  disabled = false,
  value,
  options,
  onChange,
}: Common & {
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  onChange(value: string): void
}) {
  return (
    <Field.Root name={name} error={error ?? false} hint={hint}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} disabled={disabled} onChange={(chosen: string | number) => onChange(String(chosen))}>
        {options.map(([option, optionLabel]) => (
          <SingleSelectOption key={option} value={option}>
            {optionLabel}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}

export function SwitchField({
  name,
  label,
  hint,
  disabled = false,
  isOn,
  onChange,
}: Common & { readonly isOn: boolean; onChange(isOn: boolean): void }) {
  const text = useText()
  return (
    <Box maxWidth="48rem">
      <Field.Root name={name} hint={hint}>
        <Field.Label>{label}</Field.Label>
        <Toggle
          onLabel={text('delivery.on')}
          offLabel={text('delivery.off')}
          checked={isOn}
          disabled={disabled}
          onChange={(event: { target: { checked: boolean } }) => onChange(event.target.checked)}
        />
        <Field.Hint />
      </Field.Root>
    </Box>
  )
}

/** A white card with a heading, an intro line and, below, the button that saves it. */
export function Card({
  heading,
  intro,
  children,
  onSave,
  mayChange,
}: {
  readonly heading?: string
  readonly intro?: string
  readonly children: ReactNode
  /** Absent: what is inside saves itself. */
  readonly onSave?: () => Promise<unknown>
  readonly mayChange: boolean
}) {
  const text = useText()
  const [isSaving, setSaving] = useState(false)
  const submit = async () => {
    setSaving(true)
    await onSave?.()
    setSaving(false)
  }
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={6}>
      <Flex direction="column" alignItems="stretch" gap={5}>
        {heading ? (
          <Typography tag="h2" variant="delta" textColor="neutral800">
            {heading}
          </Typography>
        ) : null}
        {intro ? <Typography textColor="neutral700">{intro}</Typography> : null}
        {children}
        {onSave === undefined ? null : (
          <Box>
            <Button onClick={submit} loading={isSaving} disabled={!mayChange}>
              {text('settings.save')}
            </Button>
          </Box>
        )}
      </Flex>
    </Box>
  )
}
