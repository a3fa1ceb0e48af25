import { pageDates } from '../../../model/print-date.ts'
import type { Bases } from '../../address.ts'
import { defineNode, type Reference } from '../../define-node.ts'
import type { PostFacts } from '../../facts/facts.ts'
import { requirements } from '../../markup/requirements.ts'
import type { SparseJson } from '../../prune.ts'
import { personId } from '../publisher/publisher.ts'

/** The page. Its id is its address; a draft without one is `#webpage`. */
export const webPageNode = defineNode<PostFacts>({
  name: 'webPage',
  scope: 'post',
  types: ['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage'],
  requirement: requirements.webPage,
  subjects: ({ post }) => [post],
  id: (_post, { page }) => (page === '' ? '#webpage' : page),
  build(post, reference, _facts, bases) {
    const dates = pageDates(post.datePublished, post.dateModified, null)
    return {
      '@type': post.pageType,
      url: bases.page,
      name: post.title ?? post.headline,
      description: post.description,
      isPartOf: reference('webSite'),
      primaryImageOfPage: reference('primaryImage'),
      breadcrumb: reference('breadcrumb'),
      inLanguage: post.language,
      datePublished: dates.published,
      dateModified: dates.modified,
      reviewedBy: reviewerOf(post, reference, bases),
    }
  },
})

/** Defined inside the page, as authors are inside the article. An author cannot review their own text, and is left out. */
function reviewerOf({ reviewer = null, authors }: PostFacts, reference: Reference, bases: Bases): SparseJson {
  if (reviewer === null || reviewer.name === '') return undefined
  const id = personId(reviewer, bases)
  if (authors.some((author) => author.name === reviewer.name || (id !== '' && personId(author, bases) === id))) return undefined
  const publisher = reference('publisher')
  if (publisher !== undefined && publisher['@id'] === id) return publisher
  return {
    '@type': reviewer.kind === 'organization' ? 'Organization' : 'Person',
    '@id': id === '' ? undefined : id,
    name: reviewer.name,
    url: reviewer.url,
  }
}
