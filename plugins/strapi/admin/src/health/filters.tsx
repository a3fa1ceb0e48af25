import { Box, Field, Flex, SingleSelect, SingleSelectOption, TextInput, Typography } from '@strapi/design-system'
import { type HealthAnswer, type HealthState, healthStates } from '#shared/answers.ts'
import { useText } from '../use-texts.tsx'

/** Filters of the list; empty: it shows all. */
export interface Asked {
  readonly type: string
  readonly locale: string
  readonly state: HealthState | ''
  /** A fact that entries lack. */
  readonly lack: string
  readonly search: string
  readonly sort: 'aeoScore' | 'seoScore' | 'title'
  readonly order: 'asc' | 'desc'
  readonly page: number
}

export interface ListProps {
  readonly answer: HealthAnswer
  readonly asked: Asked
  ask(asked: Asked): void
}

/** Select fields refuse an empty value. */
const all = 'all'

export function Filters({ answer, asked, ask }: ListProps) {
  const text = useText()
  const filters = [
    ['type', answer.types.map(({ uid, name }) => [uid, name] as const)],
    ['locale', answer.locales.map((locale) => [locale, locale] as const)],
    ['state', healthStates.map((state) => [state, text(`health.${state}`)] as const)],
  ] as const
  const bare = answer.types.filter(({ hasSeoFields }) => !hasSeoFields)
  return (
    <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={5}>
      <Flex gap={4} wrap="wrap">
        <Box flex="1 1 18rem" maxWidth="28rem">
          <Field.Root name="citable-search">
            <Field.Label>{text('health.search')}</Field.Label>
            <TextInput
              type="search"
              value={asked.search}
              onChange={(event: { target: { value: string } }) => ask({ ...asked, search: event.target.value, page: 1 })}
            />
          </Field.Root>
        </Box>
        {filters.map(([name, options]) => (
          <Box key={name} flex="1 1 18rem" maxWidth="28rem">
            <Field.Root name={`citable-${name}`}>
              <Field.Label>{text(`health.${name}`)}</Field.Label>
              <SingleSelect
                value={asked[name] === '' ? all : asked[name]}
                onChange={(value: string | number) => ask({ ...asked, [name]: value === all ? '' : value, page: 1 })}
              >
                <SingleSelectOption value={all}>{text('health.all')}</SingleSelectOption>
                {options.map(([value, label]) => (
                  <SingleSelectOption key={value} value={value}>
                    {label}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Field.Root>
          </Box>
        ))}
      </Flex>
      {bare.length === 0 ? null : (
        <Typography variant="pi" textColor="neutral700" data-testid="citable-no-seo-fields">
          {text('health.noSeoFields', { types: bare.map(({ name }) => name).join(', ') })}
        </Typography>
      )}
    </Flex>
  )
}
