import { testNode } from '../test-node.ts'
import { articleContentNode } from './article-content.ts'

const citation = (at: number) => ({ name: `Source ${at}`, url: `https://source.example/${at}` })

testNode(articleContentNode, '#article', [
  {
    name: 'adds words and sources without a type of its own',
    content: { words: 500, citations: [citation(1)] },
    expect: { '@type': undefined, wordCount: 500, citation: [{ '@type': 'CreativeWork', ...citation(1) }] },
  },
  { name: 'nothing to add is nothing', expect: null },
  { name: 'adds nothing to a page that has no article', post: { headline: null }, content: { words: 500 }, expect: null },
  {
    name: 'links steps and lists that are there',
    content: {
      howTo: {
        name: 'Bake',
        steps: [
          { name: null, text: 'A', image: null },
          { name: null, text: 'B', image: null },
        ],
        totalTime: null,
        supplies: [],
        tools: [],
      },
    },
    expect: { hasPart: { '@id': '#citable-howto' }, mainEntity: undefined },
  },
  {
    name: 'twenty sources at most',
    content: { citations: Array.from({ length: 21 }, (_, at) => citation(at)) },
    expect: { citation: Array.from({ length: 20 }, (_, at) => ({ '@type': 'CreativeWork', ...citation(at) })) },
  },
  {
    name: 'a source needs a name and an address',
    content: { citations: [{ name: ' ', url: 'https://source.example/' }, { name: 'Here', url: 'here' }, citation(1)] },
    expect: { citation: [{ '@type': 'CreativeWork', ...citation(1) }] },
  },
  {
    name: 'ten things that it mentions at most',
    content: { mentions: Array.from({ length: 11 }, (_, at) => citation(at)) },
    expect: { mentions: Array.from({ length: 10 }, (_, at) => ({ '@type': 'Thing', name: `Source ${at}`, sameAs: citation(at).url })) },
  },
  {
    name: 'people who worked on it are people',
    content: { editors: ['Ada'], translators: ['Eve', 'Eva'] },
    expect: {
      editor: [{ '@type': 'Person', name: 'Ada' }],
      translator: [
        { '@type': 'Person', name: 'Eve' },
        { '@type': 'Person', name: 'Eva' },
      ],
    },
  },
  {
    name: 'is mainly its list where it has one',
    content: { list: { name: 'Three', items: ['A', 'B', 'C'], descending: false } },
    expect: { mainEntity: { '@id': '#citable-list' } },
  },
  {
    name: 'links what can be listened to',
    content: {
      things: [{ kind: 'audio', isDeclared: false, properties: { name: 'Waves', contentUrl: 'https://example.com/waves.mp3' } }],
    },
    expect: { audio: { '@id': '#citable-audio' } },
  },
  {
    name: 'says which parts are behind a gate',
    content: { access: { isFree: false, selectors: ['.paid'] } },
    expect: {
      isAccessibleForFree: false,
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.paid' },
    },
  },
  {
    name: 'says what is free to all',
    content: { access: { isFree: true, selectors: [] } },
    expect: { isAccessibleForFree: true, hasPart: undefined },
  },
  {
    name: 'names what it is about and what it mentions',
    content: {
      about: [{ name: 'Tide', url: 'https://en.wikipedia.org/wiki/Tide' }],
      mentions: [{ name: 'Moon', url: 'https://en.wikipedia.org/wiki/Moon' }],
    },
    expect: {
      about: { '@type': 'Thing', name: 'Tide', sameAs: 'https://en.wikipedia.org/wiki/Tide' },
      mentions: [{ '@type': 'Thing', name: 'Moon', sameAs: 'https://en.wikipedia.org/wiki/Moon' }],
    },
  },
  {
    name: 'the author’s summary and what a voice may read',
    content: { abstract: 'In short: yes.', speakable: ['/html/head/title'] },
    expect: { abstract: 'In short: yes.', speakable: { '@type': 'SpeakableSpecification', xpath: ['/html/head/title'] } },
  },
  {
    name: 'names the node that the page is mainly about',
    content: {
      main: 'event',
      event: {
        name: 'Fair',
        description: null,
        image: null,
        start: '2026-12-01',
        end: null,
        status: null,
        place: { name: 'Hall', address: 'Main Street 1, Ulm' },
        onlineUrl: null,
        organizer: null,
        performers: [],
        offers: [],
      },
    },
    expect: { about: { '@id': '#citable-event' }, mainEntity: { '@id': '#citable-event' } },
  },
])
