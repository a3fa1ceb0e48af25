import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import { createHoldGuard } from './hold-draft.ts'

const cache = new Map<unknown, any>()
export function judgeWritten({ text, body, language: tag }: { text: string; body: string | readonly string[]; language: string }) {
  if (cache.has(body)) return cache.get(body)(text)
  const language = languageFor(tag, allPacks)
  const paragraphs = (typeof body === 'string' ? body.split(/\n+/) : body).map((p) => p.trim()).filter((p) => p !== '')
  const sentences = paragraphs.flatMap((p) => language.tokenize(p).sentences.map(({ start, end }) => p.slice(start, end).trim()).filter((s) => s !== ''))
  const counts = [paragraphs.filter((p) => p.length < 90 && !/[.!?…:]$/.test(p)).length]
  const guard = createHoldGuard({ sentences, counts }, language)
  cache.set(body, guard)
  return guard === null ? null : guard(text)
}
