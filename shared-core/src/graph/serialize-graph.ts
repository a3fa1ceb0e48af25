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
  return JSON.stringify(graph, (_key, value: unknown) => (typeof value === 'string' ? wellFormed(value) : value)).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character]!,
  )
}

/** Lone surrogates replaced by U+FFFD one for one: PHP refuses them. */
export function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
}
