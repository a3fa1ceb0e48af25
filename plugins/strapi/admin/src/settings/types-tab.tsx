import { schemaTypeOptions } from '@citable/editor'
import {
  Accordion,
  Box,
  Button,
  Field,
  Flex,
  Grid,
  IconButton,
  SingleSelect,
  SingleSelectOption,
  Switch,
  Typography,
} from '@strapi/design-system'
import { ArrowDown, ArrowUp, Cross } from '@strapi/icons'
import { useState } from 'react'
import type { TypeAnswer } from '#shared/answers.ts'
import { isBody } from '#shared/mapping/propose-mapping.ts'
import type { TypeShape } from '#shared/mapping/shape.ts'
import type { Mapping } from '#shared/settings.ts'
import { SelectField, TextField } from '../ui/fields.tsx'
import { useCatalog } from '../use-catalog.ts'
import { useText } from '../use-texts.tsx'
import { mappingToStore } from './mapping-to-store.ts'
import { Preview } from './preview.tsx'
import { RolesField } from './roles-field.tsx'
import type { Faults, TabProps } from './tab-props.ts'
import { useKept } from './use-kept.ts'

/** The types that are articles, and the meaning of their fields. */
export function TypesTab({ answer, mayChange, save, kept }: TabProps) {
  const text = useText()
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography textColor="neutral700">{text('types.intro')}</Typography>
      {answer.types.map((type) => (
        <TypeCard key={type.shape.uid} type={type} mayChange={mayChange} save={save} kept={kept} />
      ))}
    </Flex>
  )
}

interface TypeCardProps extends Pick<TabProps, 'mayChange' | 'save' | 'kept'> {
  readonly type: TypeAnswer
}

function TypeCard({ type, mayChange, save, kept }: TypeCardProps) {
  const text = useText()
  const { catalog } = useCatalog()
  const { shape, proposal, enabled, isCustom } = type
  const saved = type.mapping ?? type.left
  const [written, setMapping] = useKept<Mapping | null>(kept, `type ${shape.uid}`, saved)
  // addresses are another tab's
  const mapping = written && saved && { ...written, addresses: saved.addresses }
  const [faults, setFaults] = useState<Faults>({})
  const [schemaType, setSchemaType] = useState<string>(type.schemaType ?? automatic)
  const [warnBelow, setWarnBelow] = useState<string>(String(type.warnBelow ?? none))
  const submit = async (on: boolean, chosen: Mapping | null) =>
    setFaults(
      await save('type', {
        uid: shape.uid,
        enabled: on,
        mapping: chosen,
        schemaType: schemaType === automatic ? null : schemaType,
        warnBelow: warnBelow === none ? null : Number(warnBelow),
      }),
    )
  const state = proposal === null && !isCustom ? text('types.noArticle') : isCustom ? text('types.custom') : text('types.proposed')
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={5} data-testid={`citable-type-${shape.uid}`}>
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Flex direction="column" alignItems="flex-start" gap={1}>
          <Typography tag="h2" variant="delta" textColor="neutral800">
            {shape.displayName}
          </Typography>
          <Typography variant="pi" textColor="neutral600">
            {shape.uid} · {state}
          </Typography>
        </Flex>
        <Switch
          checked={enabled}
          disabled={!mayChange || (type.mapping === null && !enabled)}
          onCheckedChange={(on: boolean) => void submit(on, isCustom && type.mapping !== null ? mapping : null)}
          aria-label={text('types.enabled', { type: shape.displayName })}
        />
      </Flex>
      {mapping === null || (!enabled && type.mapping !== null) ? null : (
        <Box paddingTop={4}>
          <Accordion.Root>
            <Accordion.Item value="mapping">
              <Accordion.Header>
                <Accordion.Trigger>{text('types.edit', { type: shape.displayName })}</Accordion.Trigger>
              </Accordion.Header>
              <Accordion.Content>
                <Box padding={5}>
                  <MappingForm shape={shape} mapping={mapping} faults={faults} disabled={!mayChange} onChange={setMapping} />
                  {mapping.kind === 'person' ? null : (
                    <>
                      <RolesField
                        shape={shape}
                        mapping={mapping}
                        error={faults['mapping.roles']}
                        disabled={!mayChange}
                        onChange={setMapping}
                      />
                      {mapping.title === '' ? null : <Preview uid={shape.uid} mapping={mapping} />}
                    </>
                  )}
                  <Box paddingTop={5}>
                    <SelectField
                      name="schemaType"
                      label={text('types.schemaType')}
                      hint={text('types.schemaTypeHint')}
                      value={schemaType}
                      error={faults.schemaType}
                      disabled={!mayChange}
                      options={schemaTypeOptions(catalog).map(({ value, label }) => [value === '' ? automatic : value, label])}
                      onChange={setSchemaType}
                    />
                  </Box>
                  {mapping.kind === 'person' ? null : (
                    <Box paddingTop={5}>
                      <SelectField
                        name="warnBelow"
                        label={text('types.warnBelow')}
                        hint={text('types.warnBelowHint')}
                        value={warnBelow}
                        error={faults.warnBelow}
                        disabled={!mayChange}
                        options={[[none, text('types.warnNever')], ...warnings.map((score) => [score, score] as const)]}
                        onChange={setWarnBelow}
                      />
                    </Box>
                  )}
                  <Flex gap={3} paddingTop={5}>
                    <Button disabled={!mayChange} onClick={() => void submit(true, mappingToStore(type, mapping))}>
                      {text('settings.save')}
                    </Button>
                    {isCustom && proposal !== null ? (
                      <Button
                        variant="tertiary"
                        disabled={!mayChange}
                        onClick={() => {
                          setMapping(proposal)
                          void submit(true, null)
                        }}
                      >
                        {text('types.reset')}
                      </Button>
                    ) : null}
                  </Flex>
                </Box>
              </Accordion.Content>
            </Accordion.Item>
          </Accordion.Root>
        </Box>
      )}
    </Box>
  )
}

interface MappingFormProps {
  readonly shape: TypeShape
  readonly mapping: Mapping
  readonly faults: Faults
  readonly disabled: boolean
  onChange(mapping: Mapping): void
}

const none = '-'

/** Scores below which a warning can be chosen. */
const warnings = ['30', '40', '50', '60', '70', '80', '90']
/** Select fields refuse an empty value. */
const automatic = 'auto'

/** Patterns of a head, with an example each. */
const templates = [
  ['title', '{title} | {site}'],
  ['description', '{title}: {category.name}'],
] as const

function MappingForm({ shape, mapping, faults, disabled, onChange }: MappingFormProps) {
  const text = useText()
  const attributes = Object.entries(shape.attributes).filter(([, attribute]) => !attribute.private)
  const named = (types: readonly string[]) => attributes.filter(([, { type }]) => types.includes(type)).map(([name]) => name)
  const lines = named(['string', 'text', 'uid'])
  const authors = [
    ...named(['string']),
    ...attributes.flatMap(([name, attribute]) =>
      attribute.type === 'relation' ? (attribute.targetAttributes ?? []).map((field) => `${name}.${field}`) : [],
    ),
  ]
  const dates = named(['date', 'datetime'])
  /** Fields, and those of components that are there once. */
  const namedInside = (types: readonly string[]) => [
    ...named(types),
    ...attributes.flatMap(([name, { type, component, repeatable }]) =>
      type === 'component' && !repeatable
        ? Object.entries(shape.components[component ?? ''] ?? {}).flatMap(([field, one]) =>
            types.includes(one.type) && !one.private ? [`${name}.${field}`] : [],
          )
        : [],
    ),
  ]
  const fields = [
    ['seoTitle', 'types.fieldSeoTitle', namedInside(['string', 'text']), 'types.none'],
    ['slug', 'types.fieldSlug', lines, 'types.none'],
    ['description', 'types.fieldDescription', namedInside(['string', 'text', 'uid']), 'types.none'],
    ['image', 'types.fieldImage', named(['media']), 'types.none'],
    ['socialImage', 'types.fieldSocialImage', namedInside(['media']), 'types.none'],
    ['canonical', 'types.fieldCanonical', namedInside(['string', 'text']), 'types.none'],
    ['robots', 'types.fieldRobots', namedInside(['string', 'text', 'enumeration', 'boolean']), 'types.none'],
    ['author', 'types.fieldAuthor', authors, 'types.none'],
    ['datePublished', 'types.fieldDatePublished', dates, 'types.stamped'],
    ['dateModified', 'types.fieldDateModified', dates, 'types.stamped'],
    ['structuredData', 'types.fieldStructuredData', namedInside(['json']), 'types.none'],
  ] as const
  return (
    <Grid.Root gap={5}>
      <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
        <SelectField
          name="title"
          label={text('types.fieldTitle')}
          value={mapping.title}
          error={faults['mapping.title']}
          disabled={disabled}
          options={lines.map((name) => [name, name])}
          onChange={(title) => onChange({ ...mapping, title })}
        />
      </Grid.Item>
      {fields.map(([field, label, options, empty]) => (
        <Grid.Item key={field} col={6} xs={12} direction="column" alignItems="stretch">
          <SelectField
            name={field}
            label={text(label)}
            value={mapping[field] ?? none}
            error={faults[`mapping.${field}`]}
            disabled={disabled}
            options={[[none, text(empty)], ...options.map((name) => [name, name] as const)]}
            onChange={(name) => onChange({ ...mapping, [field]: name === none ? null : name })}
          />
        </Grid.Item>
      ))}
      {templates.map(([name, placeholder]) => (
        <Grid.Item key={name} col={6} xs={12} direction="column" alignItems="stretch">
          <TextField
            name={`template-${name}`}
            label={text(`types.template.${name}`)}
            hint={text('types.templateHint')}
            placeholder={placeholder}
            value={mapping.templates?.[name] ?? ''}
            error={faults[`mapping.templates.${name}`] ?? faults['mapping.templates']}
            disabled={disabled}
            onChange={(pattern) => onChange({ ...mapping, templates: { ...mapping.templates, [name]: pattern } })}
          />
        </Grid.Item>
      ))}
      <Grid.Item col={12} direction="column" alignItems="stretch">
        <BodyField
          shape={shape}
          body={mapping.body}
          error={faults['mapping.body']}
          disabled={disabled}
          onChange={(body) => onChange({ ...mapping, body })}
        />
      </Grid.Item>
    </Grid.Root>
  )
}

interface BodyFieldProps {
  readonly shape: TypeShape
  readonly body: readonly string[]
  readonly error: string | undefined
  readonly disabled: boolean
  onChange(body: readonly string[]): void
}

/** The fields of the text, in the order in which readers meet them. */
function BodyField({ shape, body, error, disabled, onChange }: BodyFieldProps) {
  const text = useText()
  const left = Object.entries(shape.attributes)
    .filter(([name, attribute]) => !attribute.private && isBody(attribute, shape) && !body.includes(name))
    .map(([name]) => name)
  const move = (from: number, to: number) => {
    const moved = [...body]
    const [name] = moved.splice(from, 1)
    if (name !== undefined) moved.splice(to, 0, name)
    onChange(moved)
  }
  return (
    <Field.Root name="body" error={error ?? false} hint={text('types.fieldBodyHint')}>
      <Field.Label>{text('types.fieldBody')}</Field.Label>
      <Flex direction="column" alignItems="stretch" gap={2}>
        {body.map((name, index) => (
          <Flex key={name} background="neutral100" hasRadius padding={2} paddingLeft={4} justifyContent="space-between">
            <Typography textColor="neutral800">
              {index + 1}. {name}
            </Typography>
            <Flex gap={1}>
              <IconButton
                label={text('types.moveUp', { field: name })}
                variant="ghost"
                disabled={disabled || index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                label={text('types.moveDown', { field: name })}
                variant="ghost"
                disabled={disabled || index === body.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown />
              </IconButton>
              <IconButton
                label={text('types.remove', { field: name })}
                variant="ghost"
                disabled={disabled || body.length === 1}
                onClick={() => onChange(body.filter((one) => one !== name))}
              >
                <Cross />
              </IconButton>
            </Flex>
          </Flex>
        ))}
        {left.length === 0 ? null : (
          <SingleSelect
            aria-label={text('types.fieldBody')}
            value=""
            placeholder={text('types.addField')}
            disabled={disabled}
            onChange={(name: string | number) => onChange([...body, String(name)])}
          >
            {left.map((name) => (
              <SingleSelectOption key={name} value={name}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        )}
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
