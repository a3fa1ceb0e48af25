import { pageDates } from '../../dates.ts'
import { defineNode } from '../../define-node.ts'
import type { PostFacts } from '../../facts.ts'
import { requirements } from '../../requirements.ts'
import { authorNode } from '../author/author.ts'

/** The article. Authors carry their type and name beside the reference, because not every reader follows references. */
export const articleNode = defineNode<PostFacts>({
  name: 'article',
  scope: 'post',
  types: ['Article', 'BlogPosting', 'NewsArticle'],
  fragment: '{page}#article',
  requirement: requirements.article,
  subjects: ({ post }) => (post.headline === null || post.headline === '' ? [] : [post]),
  id: (_post, { page }) => `${page}#article`,
  build(post, reference, facts) {
    const dates = pageDates(post.datePublished, post.dateModified, null)
    const webPage = reference('webPage')
    const seen: string[] = []
    return {
      '@type': post.articleType,
      isPartOf: webPage,
      mainEntityOfPage: webPage,
      headline: post.headline,
      description: post.description,
      image: reference('primaryImage'),
      author: authorNode.subjects(facts).flatMap((author, index) => {
        const node = reference('author', index)
        if (node !== undefined && seen.includes(node['@id'])) return []
        if (node !== undefined) seen.push(node['@id'])
        return [{ '@type': typeOf(author.kind), ...node, name: author.name, url: author.url }]
      }),
      publisher: reference('publisher'),
      datePublished: dates.published,
      dateModified: dates.modified,
      articleSection: post.section,
      keywords: post.keywords.slice(0, 10),
      inLanguage: post.language,
    }
  },
})

const typeOf = (kind: 'person' | 'organization') => (kind === 'organization' ? 'Organization' : 'Person')
