import type { Thing } from '../../../model/article.ts'
import { type ThingName, thingNames, thingType } from '../../../model/schema-types.ts'
import { defineNode } from '../../define-node.ts'

/** One kind of node for each kind of thing: its properties as they were read. */
export const thingNodes = thingNames.map((name) => {
  const requirement = thingType(name)
  const { type, isSubject } = requirement
  return defineNode<Thing>({
    name,
    scope: 'content',
    requirement,
    subjects: ({ content }) => content.things.filter(({ kind }) => kind === name && (!isSubject || content.main === name)),
    id(thing, _bases, { content }) {
      const at = isSubject ? 0 : content.things.indexOf(thing)
      return `#citable-${name.toLowerCase()}${at > 0 ? `-${at + 1}` : ''}`
    },
    build: ({ properties }, _reference, { post }) => ({ '@type': type, ...properties, inLanguage: post.language }),
  })
})

export const isThingName = (name: string): name is ThingName => (thingNames as readonly string[]).includes(name)
