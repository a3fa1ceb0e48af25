import type { Element } from 'domhandler'
import type { Image } from '../model/input.ts'

/**
 * The image of an `img` element, the address as written. Lazily loaded images have theirs in data attributes.
 * null: no address, or only a `data:` URL.
 */
export function imageOf(element: Element): Image | null {
  const { attribs } = element
  const url = [
    attribs['data-src'],
    attribs['data-lazy-src'],
    attribs['data-original'],
    attribs['src'],
    // Last: the element's width and height belong to the picture in `src`.
    largest(attribs['srcset']),
    largest(attribs['data-srcset']),
  ]
    .map((candidate) => (candidate ?? '').trim())
    .find(isAddress)
  if (url === undefined) return null
  const width = pixels(attribs['width'])
  const height = pixels(attribs['height'])
  return { url, alt: attribs['alt'] ?? null, width, height }
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
