import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

/** UTF-16 units of a quotation in a message. */
const quoteLength = 80

export const textVisible = defineCheck({
  id: 'text-visible',
  title: 'Readers see all the text that machines see',
  rationale:
    'Hidden text and instructions to language models are spam to every engine, and often a sign that somebody else changed the page.',
  evidence: { grade: 'A', sources: ['https://developers.google.com/search/docs/essentials/spam-policies'], contrary: [] },
  needs: ['concealed'],
  messages: {
    good: message('No hidden text was found.'),
    instruction: message<{ quote: string }>('The text holds an instruction to language models: “{quote}”'),
    hiddenInstruction: message<{ quote: string }>('Hidden text holds an instruction to language models: “{quote}”'),
    invisible: message<{ quote: string }>('The text holds runs of invisible characters near “{quote}”.'),
    hidden: message<{ quote: string }>('Text is hidden from readers: “{quote}”'),
  },
  fixes: { removeHidden: message('Remove it. If you did not write it, find out who changed the page.') },
  run({ concealed: { instructions, hiddenInstruction, invisible, hidden } }) {
    const fix = { code: 'removeHidden', args: {}, safety: 'draft' } as const
    const quote = (text: string) => ({ quote: text.length > quoteLength ? `${text.slice(0, quoteLength)}…` : text })
    if (hiddenInstruction !== null) return { score: 0, code: 'hiddenInstruction', args: quote(hiddenInstruction), fix }
    if (instructions[0] !== undefined)
      return { score: 0, code: 'instruction', args: quote(instructions[0].quote), spans: instructions, fix }
    if (invisible !== null) return { score: 0, code: 'invisible', args: quote(invisible), fix }
    if (hidden !== null) return { score: 0, code: 'hidden', args: quote(hidden), fix }
    return { score: 100, code: 'good', args: {} }
  },
})
