const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
}

/** One of the common entities. */
export const entityPattern = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi

/** What an entity that was found stands for; itself where it is not known. */
export const decodeEntity = (entity: string, decimal?: string, hexadecimal?: string, name?: string): string => {
  if (name !== undefined) return named[name.toLowerCase()] ?? entity
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : entity
}

/** A stored title or excerpt as readers see it: tags out, the common entities decoded, white space as single spaces. Twin of PHP's `Text::plain`. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(entityPattern, decodeEntity)
    .replace(/\s+/g, ' ')
    .trim()
