/** At most `length` UTF-16 units, cut at a space where there is one near, never inside a surrogate pair; `…` marks the cut. */
export function shorten(text: string, length: number): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= length) return flat
  const head = flat.slice(0, length - 1)
  const space = head.lastIndexOf(' ')
  const cut = space > length / 2 ? head.slice(0, space) : head.replace(/[\uD800-\uDBFF]$/, '')
  return `${cut}…`
}
