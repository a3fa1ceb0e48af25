/** Kind of the target of a path. All but pages are counted apart. */
export type PageKind = 'page' | 'robots_txt' | 'sitemap' | 'llms_txt' | 'markdown'

/** The kind of a path, by its file name alone. */
export function pageKind(path: string): PageKind {
  const lower = path.toLowerCase()
  if (lower === '/robots.txt') return 'robots_txt'
  if (/^\/(llms(-full)?\.txt|\.well-known\/llms(-full)?\.txt)$/.test(lower)) return 'llms_txt'
  if (/sitemap[^/]*\.(xml|xml\.gz|txt)$/.test(lower)) return 'sitemap'
  return lower.endsWith('.md') ? 'markdown' : 'page'
}

/** Characters of a path stored at most. */
const longest = 1_024

/** A path that URLs write just so: no character to be encoded, no segment that is a way up. Most are, and reading them costs more than all else. */
const isPlain = (path: string): boolean => /^\/[\w\-~!$&'()*+,;=:@/.]*$/.test(path) && !path.includes('/.')

/** A path without query and fragment, its percent-encoding as URLs write it. */
export function normalizePath(path: string): string {
  const bare = path.split(/[?#]/, 1)[0] ?? '/'
  if (isPlain(bare)) return bare.slice(0, longest)
  const read = URL.canParse(`http://host${bare}`) ? new URL(`http://host${bare}`).pathname : bare
  const upper = read.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
  return upper.slice(0, longest).replace(/%.?$/, '')
}
