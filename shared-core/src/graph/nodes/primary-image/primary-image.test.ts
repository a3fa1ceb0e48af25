import { testNode } from '../test-node.ts'
import { primaryImageNode } from './primary-image.ts'

const image = { url: 'https://example.com/a.jpg', alt: 'A loaf', width: 1200, height: 675 }

testNode(primaryImageNode, 'https://example.com/post/#primaryimage', [
  {
    name: 'address, size and alternative text',
    post: { image },
    expect: { '@type': 'ImageObject', url: image.url, contentUrl: image.url, width: 1200, height: 675, caption: 'A loaf' },
  },
  { name: 'a decorative image has no caption', post: { image: { ...image, alt: '' } }, expect: { caption: undefined } },
  { name: 'height without width is left out', post: { image: { ...image, width: null } }, expect: { width: undefined, height: undefined } },
  { name: 'there is none without an image', expect: null },
  { name: 'data addresses are refused', post: { image: { ...image, url: 'data:image/png;base64,AAAA' } }, expect: null },
])
