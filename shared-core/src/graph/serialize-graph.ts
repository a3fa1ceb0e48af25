import type { Graph, Node } from '../model/graph.ts'

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003C',
  '>': '\\u003E',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * The JSON text that stands between the tags of the script element. It cannot close that element, and its bytes equal PHP's
 * `json_encode` with `JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_HEX_TAG | JSON_HEX_AMP` for every graph that `buildGraph` makes.
 */
export function serializeGraph(graph: Graph | readonly Node[]): string {
  // of all characters JSON writes only lone surrogates as \ud…, and PHP refuses them
  return JSON.stringify(graph).replace(/[<>&\u2028\u2029]|\\(?:ud[0-9a-f]{3}|.)/g, (found) =>
    found.length > 2 ? '\ufffd' : (escapes[found] ?? found),
  )
}

/** Lone surrogates replaced by U+FFFD one for one: PHP refuses them. */
export function wellFormed(text: string): string {
  if (!/[\ud800-\udfff]/.test(text)) return text
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
}
