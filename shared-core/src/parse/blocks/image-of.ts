import type { Element, ParentNode } from 'domhandler'
import type { Image } from '../../model/input.ts'
import { isElement, textOf, walk } from '../html/walk.ts'
import { isPlaceholder } from './image-kind.ts'

/** Attributes whose address goes before that of `src`: of scripts that load pictures when a reader comes near, and of whole pictures. */
const lazySources = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file', 'data-hi-res-src']

/** Names under which scripts keep the address of a picture while a stand-in is shown. */
const lazyName = /src|srv|lazy|image|img|orig|echo|url/

/**
 * The image of an `img` element, the address as written. Lazily loaded images have theirs in data attributes.
 * `alt`: '' for one that is hidden from assistive tools or said to be presentation; the name that ARIA gives it where it has no text; null: none,
 * which blanks are too. null: no address, or only a `data:` URL.
 */
export function imageOf(element: Element): Image | null {
  const { attribs } = element
  const src = attribs['src']?.trim() ?? ''
  const isWaiting = !isAddress(src) || isPlaceholder(src)
  const widest = ['srcset', 'data-srcset', 'data-lazy-srcset'].map((name) => largest(attribs[name]))
  const addresses = (names: readonly string[]): readonly (string | undefined)[] =>
    names.map((name) => attribs[name]).filter(looksLikeAddress)
  const url = [
    ...addresses(lazySources),
    ...(isWaiting ? [...widest, ...addresses(Object.keys(attribs).filter((name) => lazyName.test(name)))] : []),
    src,
    // Last: the element's width and height belong to the picture in `src`.
    ...widest,
  ]
    .map((candidate) => (candidate ?? '').trim())
    .find(
      (candidate, _at, all) =>
        isAddress(candidate) && (!isPlaceholder(candidate) || all.every((one) => !isAddress(one) || isPlaceholder(one))),
    )
  if (url === undefined) return null
  return { url, alt: altOf(element), width: pixels(attribs['width']), height: pixels(attribs['height']) }
}

/** Attributes of these names may also say `true` or name an effect. */
const looksLikeAddress = (value: string | undefined): boolean => value !== undefined && /[/.]/.test(value) && !/\s/.test(value)

function altOf(element: Element): string | null {
  const { alt, role, 'aria-hidden': hidden } = element.attribs
  if (alt !== undefined && (alt === '' || alt.trim() !== '')) return alt
  if (role === 'presentation' || role === 'none' || hidden === 'true') return ''
  const label = element.attribs['aria-label']?.trim() || labelledBy(element)
  return label === '' ? null : label
}

/** Text of the elements that `aria-labelledby` names; '' when there are none. */
function labelledBy(element: Element): string {
  const ids = (element.attribs['aria-labelledby'] ?? '').split(/\s+/).filter((id) => id !== '')
  if (ids.length === 0) return ''
  let root: ParentNode = element
  while (root.parent) root = root.parent
  const texts = new Map<string, string>()
  walk(root, {
    enter(node) {
      if (!isElement(node)) return false
      const { id } = node.attribs
      if (id !== undefined && ids.includes(id) && !texts.has(id)) texts.set(id, textOf(node, 300).trim())
      return true
    },
  })
  return ids
    .map((id) => texts.get(id) ?? '')
    .join(' ')
    .trim()
}

/** Not empty, and not the picture itself or a script. */
function isAddress(candidate: string): boolean {
  return candidate !== '' && !/^(?:data|blob|about|javascript):/i.test(candidate)
}

/** The widest candidate of a `srcset`; null when it names none. A comma ends a descriptor with or without a blank behind it. */
export function largest(srcset: string | undefined): string | null {
  if (srcset === undefined || srcset.length > 20_000) return null
  let best: string | null = null
  let width = -1
  for (const part of srcset.split(/,\s+|(?<=\s[\d.]{1,9}\w) ?,/)) {
    const [url, descriptor] = part.trim().split(/\s+/)
    const value = Number.parseFloat(descriptor!) || 0
    if (url && value > width) {
      best = url
      width = value
    }
  }
  return best
}

function pixels(value: string | undefined): number | null {
  const match = /^\s*(\d{1,5})(?:px)?\s*$/.exec(value ?? '')
  return match ? Number(match[1]) : null
}
