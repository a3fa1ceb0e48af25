import { Flex, Loader } from '@strapi/design-system'
import type { MoreProps } from '../settings/tab-props.ts'
import { GeneratorCard } from './generator-card.tsx'
import { RedirectsCard } from './redirects-card.tsx'
import { SeoFieldsCard } from './seo-fields-card.tsx'
import { WithMoreTexts } from './use-more-text.tsx'

/** Settings that few sites change. */
export default function MoreTab(props: MoreProps) {
  return (
    <WithMoreTexts fallback={<Loader />}>
      <Flex direction="column" alignItems="stretch" gap={6} data-testid="citable-more">
        <GeneratorCard {...props} />
        <RedirectsCard {...props} />
        <SeoFieldsCard {...props} />
      </Flex>
    </WithMoreTexts>
  )
}
