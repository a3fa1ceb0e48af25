import {
  buildFactsGraph,
  contentHash,
  type ForeignNode,
  type Graph,
  joinGraph,
  mergeGraph,
  type Node,
  type PostFacts,
  type SiteFacts,
  serializeGraph,
} from '@citable/core/graph'
import { findAgent, unknownAi } from '@citable/core/agents'
import { classifyAgent, classifyReferral, pageKind } from '@citable/service/traffic'
import { createAgentNetworks, shippedLists, verifyByNetworks } from '@citable/service/verification'

/** A table of cases that TypeScript and PHP both run: `derive` computes what a case expects from what it gives. */
export interface TwinTable {
  readonly file: string
  readonly about: string
  /** Members that `derive` computes; the others are given by hand. */
  readonly derived: readonly string[]
  derive(given: never): Readonly<Record<string, unknown>>
}

export const twinTables: readonly TwinTable[] = [
  {
    file: 'print-cases.json',
    about: 'value → text: the bytes between the tags of the script element.',
    derived: ['text'],
    derive: ({ value }: { readonly value: Graph }) => ({ text: serializeGraph(value) }),
  },
  {
    file: 'facts-cases.json',
    about: 'site + post (+ stored): facts of the CMS → text: the printed graph.',
    derived: ['text'],
    derive: ({ site, post, stored }: { readonly site: SiteFacts; readonly post: PostFacts; readonly stored?: readonly Node[] }) => ({
      text: serializeGraph(buildFactsGraph(site, post, stored)),
    }),
  },
  {
    file: 'join-cases.json',
    about: 'site + post nodes, stored nodes with relative ids, home and page addresses → text: the printed graph.',
    derived: ['text'],
    derive: ({ site, post, stored, home, page }: { readonly site: Node[]; readonly post: Node[]; readonly stored: Node[]; readonly home: string; readonly page: string }) => ({
      text: serializeGraph(joinGraph(site, post, stored, { home, page })),
    }),
  },
  {
    file: 'merge-cases.json',
    about:
      'foreign: another plugin’s nodes; ours: our nodes; elsewhere → nodes and changes. “foreign 0” is the first of foreign, beside “like” stands what is new.',
    derived: ['nodes', 'changes'],
    derive: ({ foreign, ours, elsewhere }: { readonly foreign: ForeignNode[]; readonly ours: Node[]; readonly elsewhere?: readonly string[] }) => {
      const { nodes, changes } = mergeGraph(foreign, { '@context': 'https://schema.org', '@graph': ours }, { elsewhere: elsewhere ?? [] })
      return {
        nodes: nodes.map((node) => asGiven(node, foreign, ours)),
        changes: changes.map((change) => ({ ...change, to: asGiven(change.to, [], ours) })),
      }
    },
  },
  {
    file: 'hash-cases.json',
    about: 'title + content (+ title for result pages) → hash: tells whether stored nodes still belong to the text.',
    derived: ['hash'],
    derive: ({ title, content, seo_title: seoTitle }: { readonly title: string; readonly content: string; readonly seo_title?: string }) => ({
      hash: contentHash(title, content, seoTitle),
    }),
  },
  {
    file: 'traffic-cases.json',
    about: 'user agent, referrer, utm_source and path of a request → agent (or other_bot; empty: a person), assistant with its evidence, kind of page.',
    derived: ['agent', 'assistant', 'evidence', 'page'],
    derive: ({ user_agent, referrer, utm_source, path }: Readonly<Record<'user_agent' | 'referrer' | 'utm_source' | 'path', string>>) => {
      const verdict = classifyAgent(user_agent)
      const sent = classifyReferral(referrer === '' ? null : referrer, utm_source === '' ? null : utm_source)
      return {
        agent: verdict.kind === 'agent' ? verdict.agent.id : verdict.kind === 'person' ? '' : verdict.kind,
        assistant: sent?.assistant.id ?? '',
        evidence: sent?.evidence ?? '',
        page: pageKind(path),
      }
    },
  },
  {
    file: 'verification-cases.json',
    about: 'agent, address and time of a request → verification by the networks that come with this version.',
    derived: ['verification'],
    derive: ({ agent, address, at }: { readonly agent: string; readonly address: string; readonly at: string }) => ({
      verification: verifyByNetworks(findAgent(agent) ?? unknownAi, address, Date.parse(at), shipped).verification,
    }),
  },
]

const shipped = createAgentNetworks(shippedLists)

/** A node by its name in the case where it is one that the case gives, or by that name and the members that differ. */
function asGiven(node: unknown, foreign: readonly ForeignNode[], ours: readonly Node[]): unknown {
  const given = [...foreign.map((one, at) => ({ name: `foreign ${at}`, one })), ...ours.map((one, at) => ({ name: `ours ${at}`, one }))]
  const text = JSON.stringify(node)
  const same = given.find(({ one }) => JSON.stringify(one) === text)
  if (same !== undefined) return same.name
  if (typeof node !== 'object' || node === null) return node
  for (const { name, one } of given) {
    const own = Object.fromEntries(
      Object.entries(node).filter(([member, value]) => JSON.stringify((one as Record<string, unknown>)[member]) !== JSON.stringify(value)),
    )
    const isBase = Object.keys(own).length < Object.keys(node).length / 2
    if (isBase && JSON.stringify({ ...one, ...own }) === text) return { like: name, ...own }
  }
  return node
}
