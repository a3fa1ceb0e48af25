import { testNode } from '../test-node.ts'
import { articleContentNode } from './article-content.ts'

const citation = (at: number) => ({ name: `Source ${at}`, url: `https://source.example/${at}` })

testNode(articleContentNode as never, '#article', [
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
          { name: null, text: 'A' },
          { name: null, text: 'B' },
        ],
      },
    },
    expect: { hasPart: { '@id': '#citable-howto' }, mainEntity: undefined },
  },
  {
    name: 'twenty sources at most',
    content: { citations: Array.from({ length: 21 }, (_, at) => citation(at)) },
    expect: { citation: Array.from({ length: 20 }, (_, at) => ({ '@type': 'CreativeWork', ...citation(at) })) },
  },
])
