import type { Thing } from '../../../model/article.ts'
import { defineNode } from '../../define-node.ts'
import { requirements } from '../../requirements.ts'
import { type ThingName, thingNames, thingType } from '../../schema-types.ts'

/** One kind of node for each kind of thing: its properties as they were read. */
export const thingNodes = thingNames.map((name) => {
  const { type, isSubject } = thingType(name)
  return defineNode<Thing>({
    name,
    scope: 'content',
    requirement: requirements[name],
    subjects: ({ content }) => content.things.filter(({ kind }) => kind === name && (!isSubject || content.main === name)),
    id(thing, _bases, { content }) {
      const at = content.things.filter(({ kind }) => kind === name).indexOf(thing)
      return `#citable-${name.toLowerCase()}${at === 0 ? '' : `-${at + 1}`}`
    },
    build: ({ properties }, _reference, { post }) => ({ '@type': type, ...properties, inLanguage: post.language }),
  })
})

export const isThingName = (name: string): name is ThingName => (thingNames as readonly string[]).includes(name)
