import { Flex } from '@strapi/design-system'
import { AccessCard } from './access-card.tsx'
import { AddressesCard } from './addresses-card.tsx'
import { AssistantsCard } from './assistants-card.tsx'
import { SiteCard } from './site-card.tsx'
import type { TabProps } from './tab-props.ts'

/** The settings that a new site needs first, and that are looked up again later. */
export function SetupTab(props: TabProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <SiteCard {...props} />
      <AddressesCard {...props} />
      <AccessCard {...props} />
      <AssistantsCard {...props} />
    </Flex>
  )
}
