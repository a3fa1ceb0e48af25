import { analyze } from './analyze.ts'
import type { Analysis } from './complete-analysis.ts'
import type { AnalysisContext, ArticleInput, BlockInput } from './model/input.ts'
import { createBlockCache } from './parse/block-cache.ts'
import type { Resources } from './score-article.ts'

type BlocksInput = Extract<ArticleInput, { kind: 'blocks' }>

/** One open document. */
export interface Session {
  /**
   * Analyses the document after a change: the same bytes as `analyze` of the whole document, but only what changed is read and measured again.
   *
   * An input replaces the document. Changed blocks replace those with their ids and leave order and fields as they are. To add, remove or
   * move blocks, or to change a field, pass the input. A `context` is kept for the updates after it.
   *
   * Throws a RangeError for a block whose id the document does not have, and an Error for blocks before any input of kind `blocks`; the
   * document then stays as it was. Throws what `analyze` throws.
   */
  update(change: ArticleInput | readonly BlockInput[], context?: AnalysisContext): Analysis
}

/**
 * Analyses one document again and again while somebody writes. Holds the document and what was measured of its blocks; nothing it holds
 * can change a result. Make one per open document and let go of it when the document closes.
 *
 * @example
 * const session = createSession({ languages: [pack], context })
 * session.update({ kind: 'blocks', blocks, fields })
 * session.update([{ id: 'b3', html: '<p>New text.</p>' }])
 */
export function createSession({ languages, context }: Pick<Resources, 'languages'> & { readonly context: AnalysisContext }): Session {
  const cache = createBlockCache()
  let current: ArticleInput | null = null
  let facts = context
  return {
    update(change, changedContext) {
      const next = isInput(change) ? change : replaceBlocks(current, change)
      const analysis = analyze(next, changedContext ?? facts, { languages, cache })
      current = next
      facts = changedContext ?? facts
      return analysis
    },
  }
}

const isInput = (change: ArticleInput | readonly BlockInput[]): change is ArticleInput => !Array.isArray(change)

function replaceBlocks(current: ArticleInput | null, changed: readonly BlockInput[]): BlocksInput {
  if (current?.kind !== 'blocks') throw new Error('Blocks can replace blocks only: pass an input of kind "blocks" first.')
  const byId = new Map(changed.map((block) => [block.id, block]))
  const known = new Set(current.blocks.map(({ id }) => id))
  for (const id of byId.keys())
    if (!known.has(id)) throw new RangeError(`The document has no block "${id}": pass the whole input to add one.`)
  return { ...current, blocks: current.blocks.map((block) => byId.get(block.id) ?? block) }
}
