import { scanTags } from '../../parse/html/scan-tags.ts'

/** The text of a script element and where it begins in the page, in UTF-16 units. */
export interface JsonLdScript {
  readonly text: string
  readonly start: number
}

/** Every script element of type `application/ld+json` as it is in the page's source, in order. */
export function findJsonLdScripts(html: string): readonly JsonLdScript[] {
  const scripts: JsonLdScript[] = []
  let open: number | null = null
  scanTags(html, ({ name, kind, start, end }) => {
    if (name !== 'script') return true
    if (open !== null && kind === 'close') scripts.push({ text: html.slice(open, start), start: open })
    open = kind === 'open' && /\btype\s*=\s*(?:["']\s*)?application\/ld\+json/i.test(html.slice(start, end)) ? end : null
    return true
  })
  return scripts
}
