import type { Json } from '@citable/core'
import { buildFactsGraph, type Graph, type Node } from '@citable/core/graph'
import { plain } from '../mapping/component-roles.ts'
import type { TypeShape } from '../mapping/shape.ts'
import { contextOfEntry } from './context-of-entry.ts'
import { type EntryToRead, inputOfEntry } from './input-of-entry.ts'

/** Further attributes of a person, by the property of schema.org that they are. */
const lines = {
  jobTitle: ['jobtitle', 'position', 'occupation', 'role'],
  url: ['url', 'website', 'homepage'],
} as const
const profiles = ['linkedin', 'twitter', 'x', 'mastodon', 'bluesky', 'github', 'facebook', 'instagram', 'youtube', 'orcid', 'sameas']

/**
 * The graph of an entry about a person: the page about that person, and the person. No article, and never an e-mail address: only
 * what is mapped, and public lines whose name says what they are.
 */
export function profileGraph(entry: EntryToRead): Graph {
  const input = inputOfEntry(entry)
  if (input.kind === 'page') throw new Error('An entry is read as blocks')
  const { fields } = input
  const { url, site, languageHint = null } = contextOfEntry(entry)
  const graph = buildFactsGraph(
    site === null
      ? { url: '', name: '', publisher: null, logo: null }
      : { ...site, publisher: site.publisher === null ? null : { ...site.publisher, key: site.publisher.key ?? null } },
    {
      url,
      pageType: 'WebPage',
      articleType: 'Article',
      title: fields.title,
      headline: null,
      description: fields.description,
      language: languageHint,
      datePublished: fields.datePublished,
      dateModified: fields.dateModified,
      authors: [],
      image: null,
      breadcrumbs: [],
      section: null,
      keywords: [],
    },
  )
  const page = graph['@graph'].find((node) => node['@type'] === 'WebPage')
  if (page === undefined || fields.title === null) return graph
  const id = url === null ? '#person' : `${page['@id']}#person`
  const line = (names: readonly string[]): string | null => lineOf(entry, names)
  const own = line(lines.url)
  const sameAs = profiles.flatMap((name) => addressIn(line([name])) ?? [])
  const person = told({
    '@type': 'Person',
    '@id': id,
    name: fields.title,
    description: fields.description,
    jobTitle: line(lines.jobTitle),
    url: url ?? addressIn(own),
    image: fields.image?.url ?? null,
    sameAs: [...(url === null ? [] : [addressIn(own) ?? []].flat()), ...sameAs],
  })
  return {
    ...graph,
    '@graph': [
      ...graph['@graph'].map((node): Node => (node === page ? { ...page, '@type': 'ProfilePage', mainEntity: { '@id': id } } : node)),
      person,
    ],
  }
}

/** Public lines of a type about a person, beside what is mapped. */
export const profileAttributes = ({ attributes }: TypeShape): readonly string[] => {
  const profileLines: readonly string[] = [...lines.jobTitle, ...lines.url, ...profiles]
  return Object.keys(attributes).filter((name) => {
    const attribute = attributes[name]
    return (attribute?.type === 'string' || attribute?.type === 'text') && !attribute.private && profileLines.includes(plain(name))
  })
}

function lineOf({ values, shape }: EntryToRead, names: readonly string[]): string | null {
  for (const name of profileAttributes(shape)) {
    const value = values[name]
    if (names.includes(plain(name)) && typeof value === 'string' && value.trim() !== '') return value.trim()
  }
  return null
}

const addressIn = (text: string | null): string | null => (text !== null && /^https?:\/\//.test(text) && URL.canParse(text) ? text : null)

/** Without what says nothing. */
function told(properties: Readonly<Record<string, Json>>): Node {
  const present = Object.entries(properties).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
  return Object.fromEntries(present) as unknown as Node
}
