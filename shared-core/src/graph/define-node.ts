import type { Requirement } from '../model/requirement.ts'
import type { ThingName } from '../model/schema-types.ts'
import type { Bases } from './address.ts'
import type { GraphFacts } from './facts/facts.ts'
import type { SparseJson } from './prune.ts'

/** Names of the nodes, for references between them. */
export type NodeName =
  | 'webSite'
  | 'publisher'
  | 'logo'
  | 'webPage'
  | 'primaryImage'
  | 'breadcrumb'
  | 'article'
  | 'author'
  | 'faq'
  | 'howTo'
  | 'recipe'
  | 'video'
  | 'event'
  | 'product'
  | 'review'
  | 'itemList'
  | 'articleContent'
  | ThingName

/** Owner of the facts: CMS settings, the CMS at render time, or the text (stored with the article). */
export type NodeScope = 'site' | 'post' | 'content'

/** `{ "@id" }` of the node of that name and position, or undefined when it is not in the graph. */
export type Reference = (name: NodeName, index?: number) => { readonly '@id': string } | undefined

type SparseNode = { readonly '@type'?: string | readonly string[] } & { readonly [property: string]: SparseJson }

/**
 * A kind of node. `subjects` says how many there are: usually none or one; authors have one for each person.
 * `build` may leave parts undefined or empty: they are pruned. It must not look at other nodes but through `reference`.
 */
export interface NodeDefinition<Subject> {
  readonly name: NodeName
  readonly scope: NodeScope
  /** The types it may print; absent: that of its requirement. Empty for an addition to another node, printed without a type of its own. */
  readonly types?: readonly string[]
  readonly requirement: Requirement
  /** Defined inside the node that first names it, not beside it; references to it are answered all the same. */
  readonly embedded?: true
  subjects(facts: GraphFacts): readonly Subject[]
  id(subject: Subject, bases: Bases, facts: GraphFacts): string
  build(subject: Subject, reference: Reference, facts: GraphFacts, bases: Bases): SparseNode
}

/** Ties the subject's type to `id` and `build`. */
export function defineNode<Subject>(definition: NodeDefinition<Subject>): NodeDefinition<Subject> {
  return definition
}
