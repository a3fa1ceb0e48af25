import { testNode } from '../test-node.ts'
import { breadcrumbNode } from './breadcrumb.ts'

const home = { name: 'Home', url: 'https://example.com/' }
const here = { name: 'Here', url: null }

testNode(breadcrumbNode, 'https://example.com/post/#breadcrumb', [
  {
    name: 'numbers the crumbs from 1; the last one may lack its address',
    post: { breadcrumbs: [home, here] },
    expect: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' },
        { '@type': 'ListItem', position: 2, name: 'Here' },
      ],
    },
  },
  { name: 'one crumb is no trail', post: { breadcrumbs: [home] }, expect: null },
  { name: 'no crumb is no trail', post: { breadcrumbs: [] }, expect: null },
  { name: 'a crumb without a name leaves', post: { breadcrumbs: [home, { ...home, name: ' ' }] }, expect: null },
  { name: 'a crumb without address before the last leaves', post: { breadcrumbs: [here, home] }, expect: null },
  {
    name: 'right-to-left names stay as they are',
    post: { breadcrumbs: [{ ...home, name: 'الرئيسية' }, here] },
    expect: {
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'الرئيسية', item: 'https://example.com/' },
        { '@type': 'ListItem', position: 2, name: 'Here' },
      ],
    },
  },
])
