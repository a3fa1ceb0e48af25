import { testNode } from '../test-node.ts'
import { itemListNode } from './item-list.ts'

const items = (count: number) => Array.from({ length: count }, (_, at) => `Item ${at + 1}`)

testNode(itemListNode, '#citable-list', [
  {
    name: 'three items with their positions',
    content: { list: { name: 'Three things', items: items(3), descending: false } },
    expect: {
      '@type': 'ItemList',
      name: 'Three things',
      numberOfItems: 3,
      itemListOrder: 'https://schema.org/ItemListOrderAscending',
      itemListElement: items(3).map((name, at) => ({ '@type': 'ListItem', position: at + 1, name })),
    },
  },
  {
    name: 'a countdown says so',
    content: { list: { name: null, items: items(3), descending: true } },
    expect: { itemListOrder: 'https://schema.org/ItemListOrderDescending', name: undefined },
  },
  { name: 'two items are no list', content: { list: { name: null, items: items(2), descending: false } }, expect: null },
  {
    name: 'items without words do not count',
    content: { list: { name: null, items: ['A', ' ', 'C'], descending: false } },
    expect: null,
  },
  {
    name: 'fifty items at most',
    content: { list: { name: null, items: items(51), descending: false } },
    expect: {
      numberOfItems: 50,
      itemListElement: items(50).map((name, at) => ({ '@type': 'ListItem', position: at + 1, name })),
    },
  },
])
