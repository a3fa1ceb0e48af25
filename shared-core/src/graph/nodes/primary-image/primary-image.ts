import type { Image } from '../../../model/input.ts'
import { defineNode } from '../../define-node.ts'
import { requirements } from '../../markup/requirements.ts'

/** The page's main image. Width and height come both or not at all. */
export const primaryImageNode = defineNode<Image>({
  name: 'primaryImage',
  scope: 'post',
  requirement: requirements.primaryImage,
  subjects: ({ post }) => (post.image === null ? [] : [post.image]),
  id: (_image, { page }) => `${page}#primaryimage`,
  build: (image) => ({
    '@type': 'ImageObject',
    url: image.url,
    contentUrl: image.url,
    ...(image.width !== null && image.height !== null && { width: image.width, height: image.height }),
    caption: image.alt,
  }),
})
