import { expect, test } from 'vitest'
import { type EntryToRead, inputOfEntry } from '#shared/entry/input-of-entry.ts'
import { aboveOf, relationsAbove } from './above-of-row.ts'

const line = { type: 'string' }
const entryOf = (pattern: string, values: object = {}, site: object = {}): EntryToRead =>
  ({
    values: { title: 'Turning the heap', slug: 'turning', ...values },
    mapping: {
      title: 'title',
      body: [],
      slug: 'slug',
      description: null,
      image: null,
      author: null,
      datePublished: null,
      dateModified: null,
      addresses: { '*': pattern },
    },
    shape: {
      uid: 'api::page.page',
      displayName: 'Page',
      kind: 'collectionType',
      localized: true,
      draftAndPublish: true,
      attributes: {
        title: line,
        slug: { type: 'uid' },
        topic: { type: 'relation', target: 'api::topic.topic' },
        section: { type: 'relation', target: 'api::section.section' },
        secret: { type: 'relation', target: 'api::section.section', private: true },
        parent: { type: 'relation', target: 'api::page.page' },
      },
      components: {
        'api::topic.topic': { slug: { type: 'uid' }, name: line },
        'api::section.section': { slug: { type: 'uid' }, title: line },
        'api::page.page': { title: line, slug: { type: 'uid' } },
      },
    },
    facts: { documentId: 'a', locale: 'de', authors: [], datePublished: null, dateModified: null, publishedText: null },
    site: { url: 'https://www.example.org', name: 'Notes', publisher: { kind: 'organization', name: '' }, logo: '', ...site },
    assets: null,
    schemaType: null,
    choices: { textKind: null, language: null },
  }) as EntryToRead

const topic = { slug: 'soil', name: 'Boden & Erde' }
const section = { slug: 'garden', title: 'Garten' }
const parent = { title: 'Kompost', slug: 'kompost' }
const home = ['Notes', 'https://www.example.org/']
const below = 'https://www.example.org/{locale}/{slug}'

test.each<[string, EntryToRead, readonly (readonly string[])[]]>([
  [
    'a related entry in the address',
    entryOf('https://www.example.org/{locale}/{topic.slug}/{slug}', { topic }),
    [home, ['Boden & Erde', 'https://www.example.org/de/soil'], ['Turning the heap', 'https://www.example.org/de/soil/turning']],
  ],
  [
    'several, each with its own address',
    entryOf('https://www.example.org/{section.slug}/{topic.slug}/{slug}', { topic: [topic], section }),
    [
      home,
      ['Garten', 'https://www.example.org/garden'],
      ['Boden & Erde', 'https://www.example.org/garden/soil'],
      ['Turning the heap', 'https://www.example.org/garden/soil/turning'],
    ],
  ],
  [
    'the entry above',
    entryOf(below, { parent }),
    [home, ['Kompost', 'https://www.example.org/de/kompost'], ['Turning the heap', 'https://www.example.org/de/turning']],
  ],
  ['none where only the words of a pattern are above', entryOf('https://www.example.org/articles/{slug}'), []],
  ['none without what the address names', entryOf('https://www.example.org/{topic.slug}/{slug}'), []],
  ['none where the related entry is the address itself', entryOf('https://www.example.org/{topic.slug}', { topic }), []],
  ['none where it is a part of a name', entryOf('https://www.example.org/in-{topic.slug}/{slug}', { topic }), []],
  ['none through a private relation', entryOf('https://www.example.org/{secret.slug}/{slug}', { secret: section }), []],
  ['none on a site without a name', entryOf(below, { parent }, { name: '' }), []],
  ['none on a site without an address', entryOf(below, { parent }, { url: '' }), []],
  ['none of an entry without an address', entryOf(below, { parent, slug: '' }), []],
  ['none where the entry above has no address of its own', entryOf('https://www.example.org/{year}/{slug}', { parent, slug: 'x' }), []],
])('the trail is %s', (_what, entry, expected) => {
  const input = inputOfEntry({ ...entry, facts: { ...entry.facts, above: aboveOf(entry) } })
  const trail = input.kind === 'page' ? [] : (input.fields.breadcrumbs ?? [])
  expect(trail.map(({ name, url }) => [name, url])).toEqual(expected)
})

test('the relations that lead to it are read', () => {
  const { mapping, shape } = entryOf('https://www.example.org/{topic.slug}/{slug}')
  expect(relationsAbove(mapping, shape)).toEqual(['topic', 'parent'])
})
