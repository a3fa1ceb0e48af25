import type { Thing } from '../../../model/article.ts'
import type { Json } from '../../../model/values.ts'
import { printDate } from '../../dates.ts'
import { defineNode } from '../../define-node.ts'
import type { Format } from '../../requirements.ts'
import { requirements } from '../../requirements.ts'
import { type ThingName, thingNames, thingType } from '../../schema-types.ts'

/** Things of one kind beyond this are left out. */
const maxThings = 5

/** One kind of node for each kind of thing: its properties as they were read. */
export const thingNodes = thingNames.map((name) => {
  const { type, isSubject, properties: written } = thingType(name)
  const fragment = `#citable-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  return defineNode<{ readonly thing: Thing; readonly at: number }>({
    name,
    scope: 'content',
    types: [type],
    requirement: requirements[name],
    subjects: ({ content }) =>
      isSubject && content.main !== name
        ? []
        : content.things
            .filter(({ kind }) => kind === name)
            .slice(0, isSubject ? 1 : maxThings)
            .map((thing, at) => ({ thing, at })),
    id: ({ at }) => (at === 0 ? fragment : `${fragment}-${at + 1}`),
    build: ({ thing: { properties } }, _reference, { post }) => ({
      '@type': type,
      ...Object.fromEntries(Object.entries(properties).map(([property, value]) => [property, printed(value, written[property])])),
      inLanguage: post.language,
    }),
  })
})

const printed = (value: Json, written: Format | { readonly thing: string } | undefined): Json =>
  written === 'date' ? (printDate(String(value))?.text ?? null) : value

export const isThingName = (name: string): name is ThingName => (thingNames as readonly string[]).includes(name)
