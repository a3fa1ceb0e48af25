import { type Bases, slugOf } from '../../address.ts'
import { defineNode } from '../../define-node.ts'
import type { AuthorFacts } from '../../facts/facts.ts'
import { hasFormat, requirements } from '../../markup/requirements.ts'
import { wellFormed } from '../../serialize-graph.ts'

/** The publisher of the site: an organisation, or the person of a personal site. */
export const publisherNode = defineNode<AuthorFacts>({
  name: 'publisher',
  scope: 'site',
  types: ['Organization', 'Person'],
  requirement: requirements.publisher,
  subjects: ({ site }) => (site.publisher === null || site.publisher.name === '' ? [] : [site.publisher]),
  id: (publisher, bases) => (publisher.kind === 'organization' ? `${bases.home}#organization` : personId(publisher, bases)),
  build: (publisher, reference, _facts, { home }) => ({
    '@type': publisher.kind === 'organization' ? 'Organization' : 'Person',
    name: publisher.name,
    url: publisher.url ?? home,
    ...(publisher.kind === 'organization' && { logo: reference('logo') }),
    sameAs: publisher.sameAs?.filter((address) => hasFormat(address, 'url')),
  }),
})

/** Id of a person, or of an organisation that is an author but not the publisher. `''` when the name has no usable character. */
export function personId(person: AuthorFacts, { home }: Bases): string {
  const key = person.key === null || slugOf(person.key) === '' ? slugOf(wellFormed(person.name)) : slugOf(wellFormed(person.key))
  return key === '' ? '' : `${home}#/schema/${person.kind}/${key}`
}
