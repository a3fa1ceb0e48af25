import type { Graph, Node } from '../model/graph.ts'

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003C',
  '>': '\\u003E',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * The JSON text that is between the tags of the script element. It cannot close that element, and its bytes equal PHP's
 * `json_encode` with `JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_HEX_TAG | JSON_HEX_AMP` for every graph that `buildGraph` makes.
 */
export function serializeGraph(graph: Graph | readonly Node[]): string {
  // JSON.stringify writes only lone surrogates as \ud…; PHP refuses them. `\\.` skips other escapes, so that the text "\ud800" stays.
  return JSON.stringify(graph).replace(/[<>&\u2028\u2029]|\\(?:ud[0-9a-f]{3}|.)/g, (found) =>
    found.length > 2 ? '\ufffd' : (escapes[found] ?? found),
  )
}

/** Replaces each lone surrogate by U+FFFD, for answers that PHP reads: it refuses lone surrogates. */
export function wellFormed(text: string): string {
  if (!/[\ud800-\udfff]/.test(text)) return text
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
}
