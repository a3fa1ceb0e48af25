/** Characters of a column for addresses; longer ones have no redirect. */
const longest = 250

/** An address as it is compared and stored: without a slash at its end, a query or a fragment. null: no address, or too long. */
export function oldAddress(text: string, site: string): { readonly address: string; readonly path: string } | null {
  const given = text.trim()
  if (given === '' || !URL.canParse(given, site === '' ? undefined : site)) return null
  const { origin, pathname, protocol } = new URL(given, site === '' ? undefined : site)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return origin.length + path.length > longest ? null : { address: origin + path, path }
}
