import type { HowTo } from '../../../model/article.ts'
import { defineNode } from '../../define-node.ts'
import { requirements } from '../../markup/requirements.ts'

/** Steps beyond this are left out. */
const maxSteps = 50

/** Ordered steps under a how-to heading. */
export const howToNode = defineNode<HowTo>({
  name: 'howTo',
  scope: 'content',
  requirement: requirements.howTo,
  subjects({ content: { howTo } }) {
    const steps = howTo?.steps.filter(({ text }) => text.trim() !== '') ?? []
    return howTo === null || steps.length < 2 ? [] : [{ ...howTo, steps }]
  },
  id: () => '#citable-howto',
  build: (howTo, _reference, { post }) => ({
    '@type': 'HowTo',
    name: howTo.name,
    inLanguage: post.language,
    step: howTo.steps.slice(0, maxSteps).map(({ name, text, image }) => ({ '@type': 'HowToStep', name, text, image: image?.url })),
    totalTime: howTo.totalTime,
    supply: howTo.supplies.map((name) => ({ '@type': 'HowToSupply', name })),
    tool: howTo.tools.map((name) => ({ '@type': 'HowToTool', name })),
  }),
})
