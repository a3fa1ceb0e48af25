import type { Language, ListName } from '../languages/language.ts'
import { factOf, type TextBlock } from './article-text.ts'
import { speaker } from './questions.ts'

const asks = /[?？؟]["'”’»）)]*\s*$/
/** All of a paragraph is bold, as interviewers' questions are. */
const isBold = ({ text, inlines }: TextBlock['block']): boolean =>
  inlines.some(({ kind, start, end }) => kind === 'strong' && (end - start) * 10 >= text.trim().length * 9)

/** The speaker of a block (null: none is named), and true where its end asks. */
const readTurn = ({ block: { text } }: TextBlock) => [speaker.exec(text)?.[1], asks.test(text)] as const

/** Questions to a person and that person's answers: at least three headings or bold paragraphs that ask, half of them answered in the first
 * person, or two speakers' names that take turns. */
export function isInterview(blocks: readonly TextBlock[], language: Language): boolean {
  let asked = 0
  let questions = 0
  let addressed = 0
  let answered = 0
  const isEnglish = language.tag === 'en'
  const says = (list: ListName, text: string) => language.find(list, text).length > 0
  const turns = new Map<string, number>()
  for (let index = 0; index < blocks.length; index += 1) {
    const entry = blocks[index]!
    const { kind, text } = entry.block
    const isHeading = kind === 'heading' && entry.block.level > 1
    if (kind !== 'paragraph' && !isHeading) continue
    const [name, isAsking] = factOf(entry, readTurn, language)
    if (!isHeading && name !== undefined) turns.set(name, (turns.get(name) ?? 0) + 1)
    if (!isAsking || text.length > 600) continue
    if (!isHeading) {
      asked += 1
      if (!isBold(entry.block)) continue
    }
    questions += 1
    if (says('secondPerson', text)) addressed += 1
    // "Can I …?" is asked by the reader
    else if (says('firstPerson', text)) continue
    const answer = blocks[index + 1]?.block
    // in English "we" alone explains an organisation
    if (
      answer?.kind === 'paragraph' &&
      !asks.test(answer.text) &&
      (isEnglish ? /\b(?:I|[Mm]y)\b/.test(answer.text) : says('firstPerson', answer.text))
    )
      answered += 1
  }
  const speakers = [...turns.values()].filter((count) => count >= 3).length
  // in English interviewers say "you", and an answer may do without "I"
  const sure = isEnglish ? addressed : answered
  return (speakers >= 2 && asked >= 3) || (answered >= 3 && sure + Math.min(answered, sure) >= questions)
}
