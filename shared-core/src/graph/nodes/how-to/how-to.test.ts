import { testNode } from '../test-node.ts'
import { howToNode } from './how-to.ts'

const steps = (count: number) => Array.from({ length: count }, (_, at) => ({ name: null, text: `Do ${at}.` }))

testNode(howToNode as never, '#citable-howto', [
  {
    name: 'name, language and steps',
    content: { howTo: { name: 'Bake', steps: steps(2) } },
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
  { name: 'one step is no how-to', content: { howTo: { name: 'Bake', steps: steps(1) } }, expect: null },
  { name: 'no name, no how-to', content: { howTo: { name: '', steps: steps(2) } }, expect: null },
  {
    name: 'fifty steps at most',
    content: { howTo: { name: 'Bake', steps: steps(51) } },
    expect: { step: steps(50).map(({ text }) => ({ '@type': 'HowToStep', text })) },
  },
])
