/** A text as the content of an HTML element. */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A text as the content of an HTML element or of an attribute in double quotation marks. */
export const escapeHtml = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Reads numeric references and `names`, by default the few that escaping writes; every other name stays as written. */
export function unescapeHtml(html: string, names: Readonly<Record<string, string>> = named): string {
  return html.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,31}));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) {
      const known = Object.hasOwn(names, name) ? name : name.toLowerCase()
      return Object.hasOwn(names, known) ? names[known]! : whole
    }
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole
  })
}
