import { Flex } from '@strapi/design-system'
import { pluginId } from '../id.ts'
import { LostFields, Notes } from '../ui/mapping-notes.tsx'
import { useText } from '../use-texts.tsx'
import { AccessCard } from './access-card.tsx'
import { AddressesCard } from './addresses-card.tsx'
import { AssistantsCard } from './assistants-card.tsx'
import { SiteCard } from './site-card.tsx'
import type { TabProps } from './tab-props.ts'
import { TitlesCard } from './titles-card.tsx'

/** The settings that a new site needs first, and that are looked up again later. */
export function SetupTab(props: TabProps) {
  const text = useText()
  const { types, apiPrefix, hidesPictures } = props.answer
  const lost = types.flatMap(({ shape, enabled, mapping, lost: fields }) =>
    enabled && fields.length > 0 ? [{ name: shape.displayName, fields, isMapped: mapping !== null }] : [],
  )
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <LostFields types={lost} />
      <Notes icon="warning" tone="fair" lines={hidesPictures == null ? [] : [text('setup.pictures', { address: hidesPictures })]} />
      <Notes
        icon="info"
        tone="neutral"
        lines={types.flatMap(({ shape, enabled }) =>
          enabled && pluginId in shape.attributes
            ? [text('mapping.ownField', { type: shape.displayName, route: `${apiPrefix}/${pluginId}/json-ld` })]
            : [],
        )}
      />
      <SiteCard {...props} />
      <AddressesCard {...props} />
      <AccessCard {...props} />
      <TitlesCard {...props} />
      <AssistantsCard {...props} />
    </Flex>
  )
}
