import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { SettingsAnswer, TypeAnswer } from '#shared/answers.ts'
import { addressOf, patternsOf } from '#shared/mapping/address.ts'
import type { Mapping } from '#shared/settings.ts'
import { Card, TextField } from '../ui/fields.tsx'
import { useText } from '../use-texts.tsx'
import { proposeAddresses } from './propose-addresses.ts'
import type { Faults, TabProps } from './tab-props.ts'
import { useKept } from './use-kept.ts'

type Patterns = Mapping['addresses']
type MappedType = TypeAnswer & { readonly mapping: Mapping }

const placeholders = '{slug} {locale} {documentId} {year} {month} {day} {field:name} {relation.field}'

/** Public addresses of entries: a pattern per type and locale, with the address that it gives now. */
export function AddressesCard({ answer, mayChange, save, kept }: TabProps) {
  const text = useText()
  const types = answer.types.filter((type): type is MappedType => type.enabled && type.mapping !== null)
  const [written, setPatterns] = useKept<Readonly<Record<string, Patterns>>>(kept, 'addresses', {})
  const patterns = { ...Object.fromEntries(types.map(({ shape, mapping }) => [shape.uid, mapping.addresses])), ...written }
  const [faults, setFaults] = useState<Faults>({})
  const { url } = answer.settings.site
  const isBare = ({ shape }: MappedType) => Object.keys(patterns[shape.uid] ?? {}).length === 0
  const submit = async () => {
    // what was not touched stays a proposal
    const changed = types.flatMap(({ shape: { uid }, mapping }) =>
      JSON.stringify(patterns[uid]) === JSON.stringify(mapping.addresses) ? [] : [[uid, patterns[uid] ?? {}] as const],
    )
    setFaults(await save('addresses', { addresses: Object.fromEntries(changed) }))
  }
  const propose = () =>
    setPatterns({
      ...written,
      ...Object.fromEntries(types.filter(isBare).map((type) => [type.shape.uid, proposeAddresses(url, type, answer.locales)])),
    })
  return (
    <Card heading={text('setup.addresses')} intro={text('setup.addressesIntro')} onSave={submit} mayChange={mayChange}>
      {url !== '' && types.some(isBare) ? (
        <Box>
          <Button variant="secondary" disabled={!mayChange} onClick={propose}>
            {text('setup.propose')}
          </Button>
        </Box>
      ) : null}
      {types.map((type) => (
        <TypeAddresses
          key={type.shape.uid}
          type={type}
          locales={answer.locales}
          patterns={patterns[type.shape.uid] ?? {}}
          url={url}
          faults={faults}
          disabled={!mayChange}
          onChange={(changed) => setPatterns({ ...written, [type.shape.uid]: changed })}
        />
      ))}
      <Typography variant="pi" textColor="neutral600">
        {text('setup.placeholders', { placeholders })}
      </Typography>
    </Card>
  )
}

interface TypeAddressesProps {
  readonly type: MappedType
  readonly locales: SettingsAnswer['locales']
  readonly patterns: Patterns
  /** The site's home page. */
  readonly url: string
  readonly faults: Faults
  readonly disabled: boolean
  onChange(patterns: Patterns): void
}

function TypeAddresses({ type, locales, patterns, url, faults, disabled, onChange }: TypeAddressesProps) {
  const text = useText()
  const { shape, examples } = type
  const keys = shape.localized ? ['*', ...locales.map(({ code }) => code)] : ['*']
  const set = (key: string, value: string) => {
    const { [key]: _old, ...others } = patterns
    onChange(value.trim() === '' ? others : { ...others, [key]: value.trim() })
  }
  const inForce = patternsOf(patterns, url)
  const results = examples.map((example) => ({ example, address: addressOf(inForce, example) }))
  return (
    <Flex
      tag="fieldset"
      direction="column"
      alignItems="stretch"
      gap={3}
      borderWidth={0}
      padding={0}
      margin={0}
      minWidth={0}
      data-testid={`citable-addresses-${shape.uid}`}
    >
      <Typography tag="legend" variant="omega" fontWeight="bold" textColor="neutral800" style={{ padding: 0, marginBottom: '0.8rem' }}>
        {shape.displayName}
      </Typography>
      {keys.map((key) => (
        <TextField
          key={key}
          name={`address-${shape.uid}-${key}`}
          label={key === '*' ? text('types.address') : text('types.addressLocale', { locale: key })}
          placeholder={inForce['*'] ?? ''}
          value={patterns[key] ?? ''}
          error={faults[`addresses.${shape.uid}.${key}`] ?? (key === '*' ? faults[`addresses.${shape.uid}`] : undefined)}
          disabled={disabled}
          onChange={(value) => set(key, value)}
        />
      ))}
      <Box role="status" data-testid="citable-address-examples">
        {results.length === 0 ? (
          <Line>{text('setup.noExample')}</Line>
        ) : (
          results.map(({ example, address }) => (
            <Line key={example.locale ?? ''}>
              {address === null
                ? text('setup.noAddress', { locale: inBrackets(example.locale) })
                : text('setup.example', { locale: inBrackets(example.locale), address })}
            </Line>
          ))
        )}
      </Box>
    </Flex>
  )
}

const inBrackets = (locale: string | null): string => (locale === null ? '' : ` (${locale})`)

function Line({ children }: { readonly children: string }) {
  return (
    <Typography tag="p" variant="pi" textColor="neutral700" style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  )
}
