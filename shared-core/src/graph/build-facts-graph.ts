import type { Graph, Node } from '../model/graph.ts'
import { normalizeAddress, normalizeHome } from './address.ts'
import { buildNodes } from './build-nodes.ts'
import { noContent, type PostFacts, type SiteFacts } from './facts/facts.ts'
import { joinGraph } from './merge/join-graph.ts'

/**
 * The graph a host prints without the core at hand: site and page nodes from the CMS's facts, joined with the nodes stored with the
 * article (`splitGraph(…).stored`; empty when the text has changed since). Twin of PHP.
 */
export function buildFactsGraph(site: SiteFacts, post: PostFacts, stored: readonly Node[] = []): Graph {
  const bases = { home: normalizeHome(site.url) ?? '', page: post.url === null ? '' : (normalizeAddress(post.url) ?? '') }
  const built = buildNodes({ site: { ...site, url: bases.home }, post, content: noContent }, bases, ['site', 'post'])
  return joinGraph(built.site, built.post, stored, bases)
}
