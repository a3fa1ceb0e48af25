import type { Confidence, Found, Origin } from '../../model/article.ts'
import type { Span } from '../../model/values.ts'

/** Unless a source knows better: what is marked up says what it means, an element usually does, words and addresses may not. */
const usual: Readonly<Record<Origin, Confidence>> = {
  field: 'declared',
  json_ld: 'declared',
  open_graph: 'declared',
  meta: 'declared',
  element: 'likely',
  text: 'guessed',
  url: 'guessed',
}

/** A value with where it was found; see `Found`. */
export function found<Value>(
  value: Value,
  from: Origin,
  source: string,
  { confidence = usual[from], span = null }: { readonly confidence?: Confidence; readonly span?: Span | null } = {},
): Found<Value> {
  return { value, from, source, confidence, span }
}

/** Meta elements of Open Graph are an origin of their own; those of Twitter's cards, its kin, count among them. */
export function metaOrigin(name: string): Origin {
  return /^(?:og|article|twitter):/.test(name) ? 'open_graph' : 'meta'
}
