import { testNode } from '../test-node.ts'
import { howToNode } from './how-to.ts'

const steps = (count: number) => Array.from({ length: count }, (_, at) => ({ name: null, text: `Do ${at}.`, image: null }))
const bake = (count: number, name = 'Bake') => ({ name, steps: steps(count), totalTime: null, supplies: [], tools: [] })

testNode(howToNode, '#citable-howto', [
  {
    name: 'name, language and steps',
    content: { howTo: bake(2) },
    expect: {
      '@type': 'HowTo',
      name: 'Bake',
      inLanguage: 'en',
      step: [
        { '@type': 'HowToStep', text: 'Do 0.' },
        { '@type': 'HowToStep', text: 'Do 1.' },
      ],
    },
  },
  { name: 'one step is no how-to', content: { howTo: bake(1) }, expect: null },
  {
    name: 'steps without words do not count',
    content: { howTo: { ...bake(2), steps: [...steps(1), { name: null, text: ' ', image: null }] } },
    expect: null,
  },
  { name: 'no name, no how-to', content: { howTo: bake(2, '') }, expect: null },
  {
    name: 'fifty steps at most',
    content: { howTo: bake(51) },
    expect: { step: steps(50).map(({ text }) => ({ '@type': 'HowToStep', text })) },
  },
  {
    name: 'time, supplies and tools that are stated',
    content: { howTo: { ...bake(2), totalTime: 'PT1H', supplies: ['Flour'], tools: ['Oven'] } },
    expect: { totalTime: 'PT1H', supply: [{ '@type': 'HowToSupply', name: 'Flour' }], tool: [{ '@type': 'HowToTool', name: 'Oven' }] },
  },
])
