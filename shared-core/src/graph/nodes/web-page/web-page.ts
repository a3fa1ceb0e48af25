import { pageDates } from '../../dates.ts'
import { defineNode } from '../../define-node.ts'
import type { PostFacts } from '../../facts.ts'
import { requirements } from '../../requirements.ts'

/** The page. Its id is its address; a draft without one is `#webpage`. */
export const webPageNode = defineNode<PostFacts>({
  name: 'webPage',
  scope: 'post',
  types: ['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage'],
  fragment: '{page}',
  requirement: requirements.webPage,
  subjects: ({ post }) => [post],
  id: (_post, { page }) => (page === '' ? '#webpage' : page),
  build(post, reference, _facts, { page }) {
    const dates = pageDates(post.datePublished, post.dateModified, null)
    return {
      '@type': post.pageType,
      url: page,
      name: post.title ?? post.headline,
      description: post.description,
      isPartOf: reference('webSite'),
      primaryImageOfPage: reference('primaryImage'),
      breadcrumb: reference('breadcrumb'),
      inLanguage: post.language,
      datePublished: dates.published,
      dateModified: dates.modified,
    }
  },
})
