import { defineNode } from '../../define-node.ts'
import type { ContentFacts } from '../../facts/facts.ts'
import { requirements } from '../../markup/requirements.ts'

/** Items beyond this are left out. */
const maxItems = 50

/** A listicle: numbered headings of one level. */
export const itemListNode = defineNode<NonNullable<ContentFacts['list']>>({
  name: 'itemList',
  scope: 'content',
  requirement: requirements.itemList,
  subjects({ content: { list } }) {
    const items = list?.items.filter((item) => item.trim() !== '') ?? []
    return list === null || items.length < 3 ? [] : [{ ...list, items }]
  },
  id: () => '#citable-list',
  build: ({ name, items, descending }) => ({
    '@type': 'ItemList',
    name,
    numberOfItems: Math.min(items.length, maxItems),
    itemListOrder: `https://schema.org/ItemListOrder${descending ? 'Descending' : 'Ascending'}`,
    itemListElement: items.slice(0, maxItems).map((item, index) => ({ '@type': 'ListItem', position: index + 1, name: item })),
  }),
})
