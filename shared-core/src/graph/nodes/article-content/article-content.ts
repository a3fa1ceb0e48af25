import { defineNode } from '../../define-node.ts'
import type { ContentFacts } from '../../facts.ts'
import { hasFormat, requirements } from '../../requirements.ts'

/** Sources beyond this are left out. */
const mostCitations = 20

/** What the text adds to the article's node: printed under the same id without a type, joined by the host. */
export const articleContentNode = defineNode<ContentFacts>({
  name: 'articleContent',
  scope: 'content',
  types: [],
  fragment: '{page}#article',
  requirement: requirements.articleContent,
  subjects: ({ post, content }) => (post.headline === null ? [] : [content]),
  id: () => '#article',
  build: (content, reference) => ({
    wordCount: content.words > 0 ? content.words : null,
    citation: content.citations
      .filter(({ name, url }) => name.trim() !== '' && hasFormat(url, 'url'))
      .slice(0, mostCitations)
      .map(({ name, url }) => ({ '@type': 'CreativeWork', name, url })),
    hasPart: reference('howTo'),
    mainEntity: reference('itemList'),
  }),
})
