import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import { createHoldGuard } from './hold-draft.ts'

export function judgeWritten({ text, body, language: tag }: { text: string; body: string | readonly string[]; language: string }) {
  const language = languageFor(tag, allPacks)
  const paragraphs = (typeof body === 'string' ? body.split(/\n+/) : body).map((p) => p.trim()).filter((p) => p !== '')
  const sentences = paragraphs.flatMap((p) => language.tokenize(p).sentences.map(({ start, end }) => p.slice(start, end).trim()).filter((s) => s !== ''))
  const guard = createHoldGuard({ sentences }, language)
  return guard === null ? null : guard(text)
}
