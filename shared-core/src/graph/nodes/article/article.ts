import { pageDates } from '../../../model/print-date.ts'
import { articleTypes } from '../../../model/schema-types.ts'
import { defineNode } from '../../define-node.ts'
import type { PostFacts } from '../../facts/facts.ts'
import { hasFormat, requirements } from '../../markup/requirements.ts'
import type { SparseJson } from '../../prune.ts'
import { authorNode } from '../author/author.ts'

/** The article with its authors. */
export const articleNode = defineNode<PostFacts>({
  name: 'article',
  scope: 'post',
  types: articleTypes,
  requirement: requirements.article,
  subjects: ({ post }) => (post.headline === null || post.headline === '' ? [] : [post]),
  id: (_post, { page }) => `${page}#article`,
  build(post, reference, facts) {
    const dates = pageDates(post.datePublished, post.dateModified, null)
    const webPage = reference('webPage')
    const publisher = reference('publisher')
    const image = reference('primaryImage')
    const crops = (post.imageCrops ?? []).filter((crop) => hasFormat(crop, 'url'))
    const seen: string[] = []
    return {
      '@type': post.articleType,
      isPartOf: webPage,
      mainEntityOfPage: webPage,
      headline: post.headline,
      description: post.description,
      image: image === undefined || crops.length === 0 ? image : [image, ...crops],
      author: authorNode.subjects(facts).flatMap((author, index): readonly SparseJson[] => {
        const node = reference('author', index)
        if (node !== undefined && seen.includes(node['@id'])) return []
        if (node !== undefined) seen.push(node['@id'])
        if (node !== undefined && node['@id'] === publisher?.['@id']) return [node]
        return [{ '@type': typeOf(author.kind), ...node, name: author.name, url: author.url }]
      }),
      publisher,
      datePublished: dates.published,
      dateModified: dates.modified,
      articleSection: post.section,
      keywords: post.keywords.slice(0, 10),
      inLanguage: post.language,
    }
  },
})

const typeOf = (kind: 'person' | 'organization') => (kind === 'organization' ? 'Organization' : 'Person')
