import { defineCheck } from '../define-check.ts'
import { editOf } from '../edits/edit-of.ts'

/** UTF-16 units of a quotation in a message. */
const quoteLength = 80

export const textVisible = defineCheck({
  id: 'text-visible',
  needs: ['concealed'],
  run({ concealed: { instructions, hiddenInstruction, invisible, hidden, leftovers } }) {
    const fix = { code: 'removeHidden', args: {}, safety: 'draft' } as const
    const quote = (text: string) => ({ quote: text.length > quoteLength ? `${text.slice(0, quoteLength)}…` : text })
    if (hiddenInstruction !== null) return { score: 0, code: 'hiddenInstruction', args: quote(hiddenInstruction), fix }
    if (instructions[0] !== undefined)
      return { score: 0, code: 'instruction', args: quote(instructions[0].quote), spans: instructions, fix }
    if (invisible !== null) return { score: 0, code: 'invisible', args: quote(invisible), fix }
    if (hidden !== null) return { score: 0, code: 'hidden', args: quote(hidden), fix }
    if (leftovers.length > 0)
      return {
        score: 100,
        code: 'leftovers',
        args: { count: leftovers.length },
        spans: leftovers,
        fix: {
          code: 'removeLeftovers',
          args: {},
          safety: 'safe',
          edit: editOf([...leftovers].reverse().map((span) => ({ kind: 'replace_text', span, value: '' }))),
        },
      }
    return { score: 100, code: 'good', args: {} }
  },
})
