/** Placeholders as HTML that engines know: `<g id="1">` a span, `<x id="2"/>` an image, which is in a sentence and holds no text. */
export const toHtml = (text: string): string =>
  text
    .replaceAll(/<g id="(\d+)">/g, '<span id="g$1">')
    .replaceAll('</g>', '</span>')
    .replaceAll(/<x id="(\d+)"\/>/g, '<img id="x$1">')

/** The answer with our placeholders; tags of the engine's own stay, so that the segment is seen to be damaged. */
export const fromHtml = (html: string): string =>
  plainEntities(
    html
      .replaceAll(/<span\s+id\s*=\s*["']?g(\d+)["']?\s*>/gi, '<g id="$1">')
      .replaceAll(/<\/span\s*>/gi, '</g>')
      .replaceAll(/<img\s+id\s*=\s*["']?x(\d+)["']?\s*\/?>(?:<\/img>)?/gi, '<x id="$1"/>'),
  )

const named: Readonly<Record<string, string>> = { quot: '"', apos: "'", nbsp: '\u00a0' }

/** A text in which `&`, `<` and `>` alone are escaped: engines write apostrophes and more as entities. */
export const plainEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(quot|apos|nbsp));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    if (code === 38) return '&amp;'
    if (code === 60) return '&lt;'
    if (code === 62) return '&gt;'
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
