/** Names that a draft may hold without the whole table, each with its semicolon: what editors write themselves. */
export const commonEntities = 'amp apos copy euro gt hellip laquo ldquo lsquo lt mdash nbsp ndash quot raquo rdquo rsquo shy'.split(' ')

const isCommonOnly = new RegExp(`^(?:${commonEntities.join('|')});`)

/** Text beyond is cut before it is parsed, perhaps inside a name. */
const longest = 1_000_000

/** True when HTML may hold a name that is in the whole table alone. */
export function needsAllEntities(html: string): boolean {
  if (html.length > longest) return true
  for (let at = html.indexOf('&'); at >= 0; at = html.indexOf('&', at + 1))
    if (/[a-z]/i.test(html[at + 1] ?? '') && !isCommonOnly.test(html.slice(at + 1, at + 8))) return true
  return false
}

/**
 * The tree of names that the parser's decoder walks, in bundles for browsers: these put it in the place of the package's table. The common
 * names at first, `all-entities.ts` has made its words; all of HTML's once `loadAllEntities` has been called.
 */
export let htmlDecodeTree: Uint16Array = /* #__PURE__ */ Uint16Array.of(
  2529,
  21,
  0,
  31,
  0,
  34,
  0,
  38,
  40,
  0,
  0,
  0,
  45,
  64,
  69,
  0,
  0,
  80,
  83,
  100,
  621,
  26,
  0,
  0,
  28,
  112,
  24614,
  111,
  115,
  24615,
  8687,
  31088,
  24745,
  8693,
  28530,
  40960,
  8364,
  116,
  24638,
  8933,
  27756,
  28777,
  40960,
  8230,
  512,
  25697,
  29811,
  51,
  54,
  58,
  62,
  8689,
  28533,
  24747,
  8689,
  28533,
  40960,
  8220,
  8689,
  28533,
  40960,
  8216,
  24636,
  8804,
  29537,
  104,
  40960,
  8212,
  482,
  73,
  0,
  76,
  115,
  112,
  24736,
  8673,
  26739,
  40960,
  8211,
  8693,
  29807,
  24610,
  384,
  25697,
  115,
  88,
  91,
  95,
  8689,
  28533,
  24763,
  8689,
  28533,
  40960,
  8221,
  8689,
  28533,
  40960,
  8217,
  104,
  121,
  24749,
)

/** Loads the names of HTML that a draft may hold and most do not. Rejects when they cannot be loaded. */
export async function loadAllEntities(): Promise<void> {
  htmlDecodeTree = (await import('./all-entities.ts')).allEntities
}
