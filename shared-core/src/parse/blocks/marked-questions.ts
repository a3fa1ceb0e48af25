import type { ChildNode, Element } from 'domhandler'
import type { Block, MarkedQuestion } from '../../model/article.ts'
import { isElement } from '../html/walk.ts'
import type { wholeSpan } from './block-builder.ts'

interface OpenQuestion {
  readonly owner: Element
  /** Places in the list of blocks; -1: not met yet. */
  questionBlock: number
  answerStart: number
  readonly isTerm: boolean
}

/** Finds questions that the markup joins to their answers: `details` with its `summary`, terms of a `dl` that ask. */
export interface QuestionReader {
  readonly found: readonly MarkedQuestion[]
  enter(node: Element): void
  /** For `summary`, `dt`, `details` and `dd`, when what they hold is in `blocks`. */
  leave(node: Element): void
}

/** `blocks` grows while the tree is read; `spanOf` gives the span of a whole one. */
export function createQuestionReader(blocks: readonly Block[], spanOf: typeof wholeSpan): QuestionReader {
  const open: OpenQuestion[] = []
  const found: MarkedQuestion[] = []

  const add = ({ questionBlock, answerStart }: OpenQuestion): void => {
    const question = blocks[questionBlock]
    // Captions have no runs.
    const answer = answerStart === -1 ? [] : blocks.slice(answerStart).filter((block) => block.text !== '' && block.runs.length > 0)
    if (question && question.text !== '' && answer.length > 0) found.push({ question: spanOf(question), answer: answer.map(spanOf) })
  }

  return {
    found,
    enter(node) {
      if (node.name === 'details') open.push({ owner: node, questionBlock: -1, answerStart: -1, isTerm: false })
      if (node.name === 'dt') open.push({ owner: node, questionBlock: blocks.length, answerStart: -1, isTerm: true })
    },
    leave(node) {
      const { name } = node
      const last = open.at(-1)
      if (last === undefined) return
      if (name === 'details') {
        open.pop()
        add(last)
      } else if (name === 'dd') {
        if (!last.isTerm || nextElement(node)?.name === 'dd') return
        open.pop()
        add(last)
      } else {
        if (last.answerStart === -1 && last.owner === (name === 'dt' ? node : node.parent)) {
          if (name !== 'dt') last.questionBlock = blocks.length - 1
          last.answerStart = blocks.length
        }
        if (name === 'dt' && last.owner === node && !isQuestionText(blocks[last.questionBlock]?.text)) open.pop()
      }
    },
  }
}

function nextElement(node: ChildNode): Element | null {
  for (let next = node.next; next; next = next.next) if (isElement(next)) return next
  return null
}

/** Ends in a question mark of any script. */
function isQuestionText(text: string | undefined): boolean {
  return text !== undefined && /[?؟？;՞፧]\s*$/.test(text) && !/[^?؟？՞፧;]\s*;\s*;$/.test(text)
}
