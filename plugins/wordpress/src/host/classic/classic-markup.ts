import { withoutText } from '../block-editor/block-markup.ts'
import type { SiteParts } from '../site-parts.ts'

/** Start, end, or the whole of a block in saved markup. */
const delimiter = /<!--\s+(\/)?wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s+(?:\{[\s\S]*?\}\s+)?(\/)?-->/g
const imageBlock = /(<!--\s+wp:image\s+(\{[\s\S]*?\}\s+)?-->)([\s\S]*?)(?=<!--\s+\/wp:image\s+-->)/g
const emptyAlt = /(<img\b[^>]*?)\salt=""/
const link = /<a\b[^>]*\bhref=/i
const caption = /<figcaption\b[^>]*>(?:\s|<(?!\/figcaption)[^>]*>)*[^<\s]/i

const optionsOf = (json: string | undefined): { readonly isDecorative?: boolean; readonly lightbox?: { readonly enabled?: boolean } } => {
  try {
    return JSON.parse(json ?? '{}')
  } catch {
    return {}
  }
}

/** Blocks of the first level that hold something only the site can render. */
function partsOfSite(html: string): readonly { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = []
  let depth = 0
  let start = 0
  let isAsked = false
  for (const match of html.matchAll(delimiter)) {
    const [text, isEnd, name = '', isEmpty] = match
    if (depth === 0) {
      start = match.index
      isAsked = false
    }
    isAsked ||= isEmpty !== undefined && !withoutText.has(name.includes('/') ? name : `core/${name}`)
    // Whether readers get such a block is for the site to say.
    isAsked ||= text.includes('"blockVisibility"')
    if (!isEmpty) depth = Math.max(0, depth + (isEnd ? -1 : 1))
    if (depth === 0 && isAsked) found.push({ start, end: match.index + text.length })
  }
  return found
}

/**
 * The text of the classic editor as its readers get it: with shortcodes, with blocks that were written elsewhere and only the site can render,
 * and without the empty alternative texts that no author has written. `canSay`: this WordPress has a way to call an image decorative.
 */
export function readClassicMarkup(html: string, site: SiteParts, canSay: boolean): string {
  let text = html.replace(imageBlock, (whole, start: string, json: string | undefined, inside: string) => {
    const { isDecorative, lightbox } = optionsOf(json)
    const lacks = isDecorative !== true && (canSay || lightbox?.enabled === true || link.test(inside) || caption.test(inside))
    return lacks ? start + inside.replace(emptyAlt, '$1') : whole
  })
  for (const { start, end } of [...partsOfSite(text)].reverse())
    text = text.slice(0, start) + (site.read(text.slice(start, end)) ?? text.slice(start, end)) + text.slice(end)
  return site.fill(text).html
}
