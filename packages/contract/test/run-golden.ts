import { type Analysis, analyze } from '@citable/core'
import {
  basesOf,
  chooseSchemaType,
  type Graph,
  printedDescription,
  readPostFacts,
  readSiteFacts,
  serializeGraph,
  splitGraph,
} from '@citable/core/graph'
import type { LanguagePack } from '@citable/core/languages'
import { type Optimization, present } from '../src/present/index.ts'
import { judgedPart } from './judged-part.ts'
import { printJson } from './print-json.ts'
import type { GoldenCase, GoldenOutput } from './read-golden.ts'

/** The text of every output of a case, as the code makes it now; `optimization.json` is the whole answer. */
export function runGolden(
  { input, context }: Pick<GoldenCase, 'input' | 'context'>,
  languages: readonly LanguagePack[],
): Record<GoldenOutput, string> {
  const analysis: Analysis = analyze(input, context, { languages })
  const bases = basesOf(analysis.article, context)
  const optimization = present(analysis, context)
  return {
    'optimization.json': printJson(optimization),
    'judged.json': printJson(judgedPart(optimization)),
    'graph.txt': printGraph(analysis.graph),
    'parts.json': printJson({
      site: readSiteFacts(analysis.article, context, bases),
      post: readPostFacts(analysis.article, context, bases, chooseSchemaType(analysis.article, context), printedDescription).post,
      stored: splitGraph(analysis.graph, bases).stored,
    }),
  }
}

/** The whole answer of a case, as the service would give it. */
export const optimizationOf = (
  { input, context }: Pick<GoldenCase, 'input' | 'context'>,
  languages: readonly LanguagePack[],
): Optimization => present(analyze(input, context, { languages }), context)

/** The bytes between the tags, with a line break before and after each node: without line breaks they are what is printed. */
function printGraph(graph: Graph): string {
  const [start, end] = serializeGraph({ ...graph, '@graph': [] }).split('[]')
  return `${start}[\n${graph['@graph'].map((node) => serializeGraph([node]).slice(1, -1)).join(',\n')}\n]${end}\n`
}
