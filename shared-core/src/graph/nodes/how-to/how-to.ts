import { defineNode } from '../../define-node.ts'
import type { ContentFacts } from '../../facts.ts'
import { requirements } from '../../requirements.ts'

/** Steps beyond this are left out. */
const mostSteps = 50

/** Ordered steps under a how-to heading. */
export const howToNode = defineNode<NonNullable<ContentFacts['howTo']>>({
  name: 'howTo',
  scope: 'content',
  types: ['HowTo'],
  fragment: '{page}#citable-howto',
  requirement: requirements.howTo,
  subjects({ content: { howTo } }) {
    const steps = howTo?.steps.filter(({ text }) => text.trim() !== '') ?? []
    return howTo === null || steps.length < 2 ? [] : [{ ...howTo, steps }]
  },
  id: () => '#citable-howto',
  build: ({ name, steps }, _reference, { post }) => ({
    '@type': 'HowTo',
    name,
    inLanguage: post.language,
    step: steps.slice(0, mostSteps).map((step) => ({ '@type': 'HowToStep', name: step.name, text: step.text })),
  }),
})
