import { Box, Field, Flex, Toggle } from '@strapi/design-system'
import { useState } from 'react'
import { serverAddress } from '../strapi.ts'
import { useText } from '../use-texts.tsx'
import { Code } from './code.tsx'
import { Card, SelectField } from './fields.tsx'
import { PageCheck } from './page-check.tsx'
import { type FrontEnd, frontEnds, snippetOf } from './snippets.ts'
import type { TabProps } from './tab-props.ts'

/** How front ends get the structured data, and what they do with it. */
export function DeliveryTab({ answer, mayChange, save }: TabProps) {
  const text = useText()
  const [delivery, setDelivery] = useState(answer.settings.delivery)
  const [isSaving, setSaving] = useState(false)
  const submit = async () => {
    setSaving(true)
    await save('delivery', delivery)
    setSaving(false)
  }
  const [frontEnd, setFrontEnd] = useState<FrontEnd>('next')
  const address = serverAddress() || window.location.origin
  const type = answer.types.find(
    ({ enabled, mapping, shape }) => enabled && mapping?.slug && mapping.kind !== 'person' && shape.kind === 'collectionType',
  )
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Card onSave={submit} isSaving={isSaving} mayChange={mayChange}>
        {(['append', 'route'] as const).map((name) => (
          <Box key={name} maxWidth="48rem">
            <Field.Root name={name} hint={text(`delivery.${name}Hint`)}>
              <Field.Label>{text(`delivery.${name}`)}</Field.Label>
              <Toggle
                onLabel={text('delivery.on')}
                offLabel={text('delivery.off')}
                checked={delivery[name]}
                disabled={!mayChange}
                onChange={(event: { target: { checked: boolean } }) => setDelivery({ ...delivery, [name]: event.target.checked })}
              />
              <Field.Hint />
            </Field.Root>
          </Box>
        ))}
      </Card>
      <Card heading={text('delivery.frontEnd')} intro={text('delivery.frontEndIntro')} mayChange={mayChange}>
        <Box maxWidth="28rem">
          <SelectField
            name="frontEnd"
            label={text('delivery.framework')}
            value={frontEnd}
            options={frontEnds}
            onChange={(name) => setFrontEnd(name as FrontEnd)}
          />
        </Box>
        <Code dir="ltr" tabIndex={0} role="region" aria-label={text('delivery.snippet')}>
          {snippetOf(frontEnd, `${address}/api/${type?.pathName ?? 'articles'}?filters[${type?.mapping?.slug ?? 'slug'}][$eq]`)}
        </Code>
      </Card>
      <PageCheck />
    </Flex>
  )
}
