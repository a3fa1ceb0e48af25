import { Flex } from '@strapi/design-system'
import { pluginId } from '../id.ts'
import { Card, SwitchField } from '../ui/fields.tsx'
import { FrontEndLines } from '../ui/front-end-lines.tsx'
import { useText } from '../use-texts.tsx'
import { PageCheck } from './page-check.tsx'
import type { TabProps } from './tab-props.ts'
import { useKept } from './use-kept.ts'

/** How front ends get the structured data: `append` adds it to each answer of the content API, `route` serves it alone. */
export function DeliveryTab({ answer, mayChange, save, kept }: TabProps) {
  const text = useText()
  const [delivery, setDelivery] = useKept(kept, 'delivery', answer.settings.delivery)
  const submit = () => save('delivery', delivery)
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Card onSave={submit} mayChange={mayChange}>
        {(['append', 'route'] as const).map((name) => (
          <SwitchField
            key={name}
            name={name}
            label={
              name === 'route' ? text('delivery.route', { route: `${answer.apiPrefix}/${pluginId}/json-ld` }) : text(`delivery.${name}`)
            }
            hint={text(`delivery.${name}Hint`)}
            isOn={delivery[name]}
            disabled={!mayChange}
            onChange={(isOn) => setDelivery({ ...delivery, [name]: isOn })}
          />
        ))}
      </Card>
      <Card heading={text('delivery.frontEnd')} intro={text('delivery.frontEndIntro')} mayChange={mayChange}>
        <FrontEndLines label={text('delivery.snippet')} linesOf="settings" />
      </Card>
      <PageCheck />
    </Flex>
  )
}
