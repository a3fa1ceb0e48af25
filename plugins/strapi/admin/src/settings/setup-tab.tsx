import { Flex } from '@strapi/design-system'
import { LostFields, OwnFields } from '../components/mapping-notes.tsx'
import { pluginId } from '../id.ts'
import { AccessCard } from './access-card.tsx'
import { AddressesCard } from './addresses-card.tsx'
import { AssistantsCard } from './assistants-card.tsx'
import { SiteCard } from './site-card.tsx'
import type { TabProps } from './tab-props.ts'

/** The settings that a new site needs first, and that are looked up again later. */
export function SetupTab(props: TabProps) {
  const { types, apiPrefix } = props.answer
  const lost = types.flatMap(({ shape, lost: fields }) => (fields.length === 0 ? [] : [{ name: shape.displayName, fields }]))
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <LostFields types={lost} />
      <OwnFields
        types={types.flatMap(({ shape, enabled }) => (enabled && pluginId in shape.attributes ? [shape.displayName] : []))}
        route={`${apiPrefix}/${pluginId}/json-ld`}
      />
      <SiteCard {...props} />
      <AddressesCard {...props} />
      <AccessCard {...props} />
      <AssistantsCard {...props} />
    </Flex>
  )
}
