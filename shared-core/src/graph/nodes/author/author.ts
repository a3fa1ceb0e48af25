import { defineNode } from '../../define-node.ts'
import type { AuthorFacts, GraphFacts } from '../../facts/facts.ts'
import { requirements } from '../../markup/requirements.ts'
import { personId } from '../publisher/publisher.ts'

/** Longer bylines are lists of contributors; the rest is left out. */
const maxAuthors = 12

/**
 * People and organisations of the byline, in its order, defined inside the article: many readers do not follow references, and a node
 * may be defined only once. One who is also the publisher is a reference to the publisher's node.
 */
export const authorNode = defineNode<AuthorFacts>({
  name: 'author',
  scope: 'post',
  embedded: true,
  types: ['Person', 'Organization'],
  requirement: requirements.author,
  subjects: ({ post }) => (post.headline === null ? [] : post.authors.filter(({ name }) => name !== '').slice(0, maxAuthors)),
  id: (author, bases, { site }) =>
    isPublisher(author, site) && author.kind === 'organization' ? `${bases.home}#organization` : personId(author, bases),
  build: (author) => ({ '@type': author.kind === 'organization' ? 'Organization' : 'Person', name: author.name, url: author.url }),
})

/** Same kind and, where both have a key, the same key; else the same name. */
export function isPublisher(author: AuthorFacts, { publisher }: GraphFacts['site']): boolean {
  if (publisher === null || publisher.kind !== author.kind) return false
  return publisher.key !== null && author.key !== null ? publisher.key === author.key : publisher.name === author.name
}
