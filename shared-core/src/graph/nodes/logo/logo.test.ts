import { testNode } from '../test-node.ts'
import { logoNode } from './logo.ts'

const logo = { url: 'https://example.com/l.svg', alt: 'ignored', width: null, height: 40 }

testNode(logoNode, 'https://example.com/#/schema/logo/image/', [
  {
    name: 'an image with both addresses and the organisation as caption',
    expect: {
      '@type': 'ImageObject',
      url: 'https://example.com/logo.png',
      contentUrl: 'https://example.com/logo.png',
      width: 512,
      height: 512,
      caption: 'Example Ltd',
    },
  },
  { name: 'width and height come both or not at all', site: { logo }, expect: { width: undefined, height: undefined } },
  { name: 'nor the width alone', site: { logo: { ...logo, width: 40, height: null } }, expect: { width: undefined, height: undefined } },
  { name: 'is left out without publisher', site: { publisher: null }, expect: null },
  { name: 'is left out for a person', site: { publisher: { kind: 'person', name: 'Ada', url: null, key: null } }, expect: null },
  { name: 'is left out when its address is not absolute', site: { logo: { ...logo, url: '/logo.png' } }, expect: null },
])
