import type { Node } from '../model/graph.ts'
import type { Json } from '../model/values.ts'
import type { Bases } from './address.ts'
import type { NodeDefinition, NodeName, NodeScope, Reference } from './define-node.ts'
import type { GraphFacts } from './facts/facts.ts'
import { hasFormat, hasPath, missingOf } from './markup/requirements.ts'
import { nodeDefinitions } from './nodes/index.ts'
import { prune } from './prune.ts'
import { checkVocabulary } from './vocabulary/check-vocabulary.ts'
import { usedVocabulary } from './vocabulary/used-vocabulary.gen.ts'

/** Every code of a note on a graph. */
export const graphNoteCodes = [
  'requiredMissing',
  'recommendedMissing',
  'formatInvalid',
  'vocabularyUnfit',
  'textMismatch',
  'typeWithoutFacts',
  'timeWithoutZone',
  'dateUnreadable',
  'dateOutOfRange',
  'dateModifiedRaised',
  'dateInFuture',
  'dateNotVisible',
  'authorNotVisible',
  'imageTooSmall',
  'imageIsSiteDefault',
  'tooManyAuthors',
  'richResultRetired',
  'videoWithoutUploadDate',
  'sizeCapped',
] as const

export type GraphNoteCode = (typeof graphNoteCodes)[number]

/** A note about the graph; worded elsewhere. */
export interface GraphNote {
  readonly code: GraphNoteCode
  readonly node: NodeName
  readonly property: string | null
  readonly args: Readonly<Record<string, string | number>>
}

export interface BuiltNodes {
  readonly site: readonly Node[]
  readonly post: readonly Node[]
  /** Ids are relative; enrichments of the page and the article carry those nodes' ids. */
  readonly stored: readonly Node[]
  readonly notes: readonly GraphNote[]
}

interface Candidate {
  readonly definition: NodeDefinition<unknown>
  readonly subject: unknown
  readonly index: number
  readonly id: string
}

/**
 * Nodes of all scopes from plain facts. First the needed nodes and their ids are fixed, then each is built; references are answered for
 * existing nodes only. A node without its required properties leaves, and the rest is built again without it, so nothing dangles.
 */
export function buildNodes(facts: GraphFacts, bases: Bases, scopes: readonly NodeScope[] = ['site', 'post', 'content']): BuiltNodes {
  let candidates = nodeDefinitions
    .flatMap((definition): Candidate[] =>
      definition.subjects(facts).map((subject, index) => ({ definition, subject, index, id: definition.id(subject, bases, facts) })),
    )
    .filter(({ id }) => id !== '')
  const dropped: GraphNote[] = []
  for (;;) {
    const built = candidates.map((candidate) => buildNode(candidate, candidates, facts, bases))
    const faulty = built.flatMap(({ missing }, at) => (missing === null ? [] : [{ candidate: candidates[at]!, missing }]))
    if (faulty.length === 0) {
      const of = (scope: NodeScope) =>
        scopes.includes(scope)
          ? unique(
              built.flatMap(({ node }, at) =>
                candidates[at]!.definition.scope === scope && candidates[at]!.definition.embedded !== true && node !== null ? [node] : [],
              ),
            )
          : []
      const site = of('site')
      return {
        site,
        post: of('post'),
        stored: of('content'),
        notes: [...dropped, ...built.flatMap(({ notes }) => notes)],
      }
    }
    for (const { candidate, missing } of faulty)
      dropped.push({ code: 'requiredMissing', node: candidate.definition.name, property: missing, args: {} })
    candidates = candidates.filter((candidate) => !faulty.some((fault) => fault.candidate === candidate))
  }
}

function buildNode(
  { definition, subject, id }: Candidate,
  candidates: readonly Candidate[],
  facts: GraphFacts,
  bases: Bases,
): { readonly node: Node | null; readonly missing: string | null; readonly notes: readonly GraphNote[] } {
  const { name, requirement } = definition
  const reference: Reference = (wanted, index = 0) => {
    const target = candidates.find((candidate) => candidate.definition.name === wanted && candidate.index === index)
    return target === undefined ? undefined : { '@id': target.id }
  }
  const notes: GraphNote[] = []
  const pruned = (prune(definition.build(subject, reference, facts, bases)) ?? {}) as Readonly<Record<string, Json>>
  const type = pruned['@type']
  const unfit = checkVocabulary({ '@type': requirement.type, ...pruned }, usedVocabulary).map(({ path }) => path.split(/[.[]/)[0]!)
  const built: Record<string, Json> = {}
  for (const [property, value] of Object.entries(pruned)) {
    if (property === '@type') continue
    const format = Object.hasOwn(requirement.formats, property) ? requirement.formats[property] : undefined
    // a type that is not known has no property that is
    const isKnown = !unfit.includes(property) && !unfit.includes('')
    if (isKnown && (format === undefined || hasFormat(value, format))) built[property] = value
    else notes.push({ code: isKnown ? 'formatInvalid' : 'vocabularyUnfit', node: name, property, args: {} })
  }
  const missing = missingOf(requirement, built)[0] ?? null
  for (const property of requirement.recommended)
    if (!hasPath(built, property)) notes.push({ code: 'recommendedMissing', node: name, property, args: {} })
  if (requirement.richResult === 'retired') notes.push({ code: 'richResultRetired', node: name, property: null, args: {} })
  if (missing !== null || Object.keys(built).length === 0) return { node: null, missing, notes: [] }
  const node: Node = type === undefined ? { '@id': id, ...built } : { '@type': type, '@id': id, ...built }
  return { node, missing: null, notes }
}

/** The first node of an id stays. */
function unique(nodes: readonly Node[]): readonly Node[] {
  return nodes.filter((node, at) => nodes.findIndex((other) => other['@id'] === node['@id']) === at)
}
