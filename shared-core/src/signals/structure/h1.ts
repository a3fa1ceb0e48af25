import { furtherMainHeadings } from '../../answers/outline.ts'
import type { Block } from '../../model/article.ts'
import { defineSignal } from '../define-signal.ts'
import { wholeOf } from '../reading.ts'

/**
 * H1 elements: `count` in the whole page, null for drafts; `own` in the text itself, and of these the `further` ones, which every other
 * signal reads as H2; `again` titles a draft once more. `isSure`: not only one in a page, which may be its own.
 */
export const h1 = defineSignal({
  fold: (_facts, { article }) => {
    const own = article.blocks.filter((block) => block.kind === 'heading' && block.level === 1)
    const isTitled = article.kind !== 'page' && article.headline?.from === 'field'
    return {
      count: article.markup?.h1Count ?? null,
      own: own.length,
      further: furtherMainHeadings(article).map(named),
      again: isTitled && own[0] !== undefined && own[0] === article.blocks[0] ? named(own[0]) : null,
      isSure: own.length > 1 || article.kind !== 'page',
    }
  },
})

const named = (block: Block) => ({ block: block.id, text: block.text.trim(), span: wholeOf({ block }) })
