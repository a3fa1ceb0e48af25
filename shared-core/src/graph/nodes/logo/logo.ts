import type { Image } from '../../../model/input.ts'
import { defineNode } from '../../define-node.ts'
import { requirements } from '../../markup/requirements.ts'

/** The organisation's logo. */
export const logoNode = defineNode<Image>({
  name: 'logo',
  scope: 'site',
  requirement: requirements.logo,
  subjects: ({ site }) => (site.publisher?.kind === 'organization' && site.logo !== null ? [site.logo] : []),
  id: (_logo, { home }) => `${home}#/schema/logo/image/`,
  build: (logo, _reference, { site }) => ({
    '@type': 'ImageObject',
    url: logo.url,
    contentUrl: logo.url,
    ...(logo.width !== null && logo.height !== null && { width: logo.width, height: logo.height }),
    caption: site.publisher?.name,
  }),
})
