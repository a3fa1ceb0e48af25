import { defineNode } from '../../define-node.ts'
import type { PostFacts } from '../../facts/facts.ts'
import { hasFormat, requirements } from '../../markup/requirements.ts'

type Crumbs = PostFacts['breadcrumbs']

/** The trail to the page. Only the last crumb may go without an address. */
export const breadcrumbNode = defineNode<Crumbs>({
  name: 'breadcrumb',
  scope: 'post',
  requirement: requirements.breadcrumb,
  subjects({ post }) {
    const usable = post.breadcrumbs.filter(
      ({ name, url }, index) => name.trim() !== '' && (hasFormat(url, 'url') || index === post.breadcrumbs.length - 1),
    )
    return usable.length < 2 ? [] : [usable]
  },
  id: (_crumbs, { page }) => `${page}#breadcrumb`,
  build: (crumbs) => ({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: hasFormat(url, 'url') ? url : null,
    })),
  }),
})
