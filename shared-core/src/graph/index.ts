/** `@citable/core/graph`: structured data as plain functions over plain values. */

export type { Graph, Node } from '../model/graph.ts'
export type { Format, Requirement } from '../model/requirement.ts'
export {
  type ArticleType,
  articleFamily,
  articleTypes,
  isArticleType,
  mainNodes,
  organizationFamily,
  pageFamily,
  type SchemaType,
  schemaTypes,
  schemaTypeTable,
  thingNames,
  thingType,
} from '../model/schema-types.ts'
export type { Json } from '../model/values.ts'
export { absoluteId, type Bases, normalizeAddress, normalizeHome, relativeId } from './address.ts'
export { buildFactsGraph } from './build-facts-graph.ts'
export { buildGraph } from './build-graph.ts'
export { type BuiltNodes, buildNodes, type GraphNote, type GraphNoteCode, graphNoteCodes } from './build-nodes.ts'
export {
  chooseSchemaType,
  type SchemaTypeChoice,
  type SchemaTypeReason,
  schemaTypeReasonCodes,
} from './choose-schema-type.ts'
export { contentHash } from './content-hash.ts'
export type { NodeName } from './define-node.ts'
export type { AuthorFacts, ContentFacts, GraphFacts, PostFacts, QuestionFacts, SiteFacts } from './facts/facts.ts'
export { printedDescription } from './facts/printed-description.ts'
export { questionKey } from './facts/question-key.ts'
export { basesOf } from './facts/read-facts.ts'
export { readPostFacts } from './facts/read-post-facts.ts'
export { readSiteFacts } from './facts/read-site-facts.ts'
export { checkStructuredData, closest, type SchemaFault, schemaFaultCodes } from './markup/check-structured-data.ts'
export { markupRows } from './markup/markup-rows.ts'
export { type RequirementSource, requirementSources, sourceOf } from './markup/requirement-sources.ts'
export { hasFormat, requirements, valueRequirements } from './markup/requirements.ts'
export { type TextMismatch, textMismatches } from './markup/text-mismatches.ts'
export { validatorRows } from './markup/validator-rows.ts'
export { type VisibleText, visibleText } from './markup/visible-text.ts'
export { joinGraph } from './merge/join-graph.ts'
export {
  enrichments,
  type ForeignNode,
  type MergeChange,
  type MergedGraph,
  mergeChangeKinds,
  mergeFamilies,
  mergeGraph,
  pageIdentity,
} from './merge/merge-graph.ts'
export { type SplitGraph, splitGraph } from './merge/split-graph.ts'
export { type LanguageVersion, withTranslations } from './merge/with-translations.ts'
export { nodeDefinitions } from './nodes/index.ts'
export { serializeGraph, wellFormed } from './serialize-graph.ts'
export { sha256 } from './sha-256.ts'
