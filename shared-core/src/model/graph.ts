import type { Json } from './values.ts'

/** One JSON-LD node. Nodes that are referenced carry an `@id`; small value nodes stay inline. */
export type Node = { readonly '@id': string } & { readonly [property: string]: Json }

export interface Graph {
  readonly '@context': 'https://schema.org'
  readonly '@graph': readonly Node[]
}
