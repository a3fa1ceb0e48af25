import type { Element, ParentNode } from 'domhandler'
import type { HowTo, Step } from '../../model/article.ts'
import type { imageOf } from '../../parse/blocks/image-of.ts'
import { isElement, oneLine, walk } from '../../parse/html/walk.ts'
import { statedDuration } from '../facts/dates/stated-duration.ts'
import { holdsHowToMarkup } from './holds-plugin-markup.ts'

type Part = 'block' | 'step' | 'name' | 'text' | 'time'

/**
 * How-to blocks of SEO plugins, by the class or id of the element around them and of their parts. Yoast and Rank Math print these; their
 * data are not needed to see them.
 */
// biome-ignore format: a table
const kinds: readonly Readonly<Record<Part, RegExp>>[] = [
  {
    block: /(?:^|\s)schema-how-to(?:\s|$)/, step: /(?:^|\s)schema-how-to-step(?:\s|$)/, name: /(?:^|\s)schema-how-to-step-name(?:\s|$)/,
    text: /(?:^|\s)schema-how-to-step-text(?:\s|$)/, time: /(?:^|\s)schema-how-to-total-time(?:\s|$)/,
  },
  {
    block: /(?:^|\s)(?:wp-block-rank-math-howto-block|rank-math-howto)(?:\s|$)/, step: /(?:^|\s)rank-math-step(?:\s|$)/,
    name: /(?:^|\s)rank-math-step-title(?:\s|$)/, text: /(?:^|\s)rank-math-step-content(?:\s|$)/, time: /(?:^|\s)rank-math-howto-duration(?:\s|$)/,
  },
]

/** Steps read at most. */
const maxSteps = 100

/** The first how-to block with two steps or more; it has no name of its own, the article's headline is its name. null: there is none. */
export function howToInMarkup(
  roots: readonly ParentNode[],
  source: string,
  readImage: typeof imageOf,
): Pick<HowTo, 'steps' | 'totalTime'> | null {
  if (!holdsHowToMarkup(source)) return null
  for (const root of roots) {
    for (const kind of kinds) {
      const [block] = matching(root, kind.block, 1)
      if (!block) continue
      const steps = matching(block, kind.step, maxSteps).flatMap((step) => stepOf(step, kind, readImage))
      const [time] = matching(block, kind.time, 1)
      if (steps.length >= 2) return { steps, totalTime: time ? statedDuration(shownText(time)) : null }
    }
  }
  return null
}

/** A step without a text of its own says all in its name. */
function stepOf(step: Element, { name: nameClass, text: textClass }: (typeof kinds)[number], readImage: typeof imageOf): readonly Step[] {
  const [title] = matching(step, nameClass, 1)
  const [content] = matching(step, textClass, 1)
  const name = title ? shownText(title) : ''
  const text = content ? shownText(content) : ''
  const [picture] = matching(step, null, 1)
  const image = picture ? readImage(picture) : null
  if (name === '' && text === '') return []
  return [
    {
      name: name === '' || text === '' ? null : name,
      text: text === '' ? name : text,
      image: image !== null && /^https?:\/\//i.test(image.url) ? image : null,
    },
  ]
}

/** Outermost elements of a class or id in document order; null: pictures. */
function matching(root: ParentNode, wanted: RegExp | null, max: number): readonly Element[] {
  const found: Element[] = []
  walk(root, {
    enter(node) {
      if (!isElement(node) || found.length >= max) return false
      const { class: className = '', id = '' } = node.attribs
      const isWanted = wanted === null ? node.name === 'img' : wanted.test(className) || wanted.test(id)
      if (isWanted) found.push(node)
      return !isWanted
    },
  })
  return found
}

/** Their text runs on inside a line. */
const inline = /^(?:a|abbr|b|bdi|bdo|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var)$/

/** Text on one line; a picture's caption is left out. */
function shownText(root: Element): string {
  let text = ''
  walk(root, {
    enter(node) {
      if (node.type === 'text') text += node.data
      else if (isElement(node)) {
        if (!inline.test(node.name)) text += ' '
        return node.type === 'tag' && node.name !== 'figcaption' && node.name !== 'noscript' && node.name !== 'template'
      }
      return true
    },
    leave(node) {
      if (isElement(node) && !inline.test(node.name)) text += ' '
    },
  })
  return oneLine(text)
}
