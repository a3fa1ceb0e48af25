import type { Element } from 'domhandler'
import type { Image } from '../../model/input.ts'
import { isElement, walk } from '../html/walk.ts'
import { isPixel, isPlaceholder } from './image-kind.ts'
import { imageOf } from './image-of.ts'
import type { Media } from './media-of.ts'

/** The video or recording of an element, or its picture for readers without scripts; null: it has none of its own. */
export function rareMediaOf(node: Element): Media | null {
  if (node.name === 'noscript') {
    const image = copyIn(node)
    return image === null ? null : { kind: 'image', image }
  }
  if (node.name === 'audio') {
    const url = fileOf(node)
    return url === null ? null : { kind: 'audio', url }
  }
  const url = node.name === 'video' ? fileOf(node) : playerOf(node)
  const { poster } = node.attribs
  return url === null ? null : poster ? { kind: 'video', url, poster } : { kind: 'video', url }
}

/** Pixels of a side below which a picture for readers without scripts reports their visit. */
const leastSide = 16

/** The picture that an element holds for readers without scripts; null: none, a pixel, or one that is beside it as well. */
function copyIn(node: Element): Image | null {
  let image: Image | null = null
  walk(node, {
    enter(inner) {
      if (isElement(inner) && inner.name === 'img' && image === null) image = imageOf(inner)
      return image === null
    },
  })
  if (image === null || isPixelSized(image)) return null
  const { url } = image as Image
  const isShown = node.parent?.children.some((child) => {
    const inner = isElement(child) && child.name === 'picture' ? child.children.find((one) => isElement(one) && one.name === 'img') : child
    const own = inner !== undefined && isElement(inner) && (inner.name === 'img' || inner.name === 'amp-img') ? imageOf(inner) : null
    return own !== null && !isPlaceholder(own.url)
  })
  const isInside = node.parent !== null && isElement(node.parent) && /^(?:picture|amp-img)$/.test(node.parent.name)
  return isShown || isInside || isPixel(url) ? null : image
}

const isPixelSized = ({ width, height }: Image): boolean => (width !== null && width < leastSide) || (height !== null && height < leastSide)

/** The address of the file that an element plays; null: it names none. */
function fileOf(node: Element): string | null {
  const own = node.attribs['src']
  if (own) return own
  for (const child of node.children) if (isElement(child) && child.name === 'source' && child.attribs['src']) return child.attribs['src']
  return null
}

/** The address of a video's player in a frame; null: no video. */
function playerOf(node: Element): string | null {
  if (node.name !== 'iframe' && node.name !== 'embed') return null
  const url = node.attribs['src'] ?? node.attribs['data-src'] ?? ''
  return /\/\/[^/]*(?:youtube|youtu\.be|vimeo|dailymotion|player\.|video)[^/]*\/|\/(?:video|embed|player)\//i.test(url) ? url : null
}
