import type { WrittenDraft } from '../guard/guard-draft.ts'
import { tryParse } from '../model/try-parse.ts'
import { parseRemarks } from '../remarks/parse-remarks.ts'
import { parseTitles } from '../titles/generator/parse-titles.ts'
import type { WrittenDrafts } from './check-drafts.ts'
import type { WantedDrafts } from './draft-prompt.ts'

/** UTF-16 units of an answer that are read, and questions of it. */
const max = { answer: 40_000, questions: 20 } as const

/**
 * Drafts in what a text generator answered, reduced to what was asked for; null: there are none. Titles are read as in the panels, with fences
 * or talk around them, as a list, or cut off, and so are remarks; the other drafts only of an answer whose JSON is whole. Never throws.
 */
export function readDrafts(answer: string, wanted: WantedDrafts): WrittenDrafts | null {
  const text = answer.slice(0, max.answer)
  const { titles, description, lead, questions } = objectIn(text) ?? { titles: beforeOthers(text) }
  const read: WrittenDrafts = {
    titles: wanted.titles > 0 ? parseTitles(typeof titles === 'string' ? titles : JSON.stringify(titles ?? [])) : [],
    description: wanted.description ? draftOf(description) : null,
    lead: wanted.lead ? draftOf(lead) : null,
    questions: Array.isArray(questions)
      ? questions
          .slice(0, Math.min(max.questions, wanted.questions))
          .map(draftOf)
          .filter((draft) => draft !== null)
      : [],
    remarks: wanted.remarks > 0 ? (parseRemarks(text) ?? []) : [],
  }
  const { length } = [...read.titles, ...read.questions, ...read.remarks]
  const isEmpty = length === 0 && read.description === null && read.lead === null
  return isEmpty && !isEmptyAnswer(text) ? null : read
}

/** An answer of the form that holds nothing: the generator wrote nothing, which is no fault. */
const isEmptyAnswer = (text: string): boolean => Array.isArray(objectIn(text)?.titles) || Array.isArray(objectIn(text)?.remarks)

type Parts = Readonly<Partial<Record<keyof WrittenDrafts, unknown>>>

/** The object with drafts that is in an answer. */
function objectIn(text: string): Parts | null {
  const value: unknown = tryParse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  return typeof value === 'object' && value !== null && !Array.isArray(value) && drafts.some((part) => part in value) ? value : null
}

const drafts = ['titles', 'description', 'lead', 'questions', 'remarks'] as const

/** The lines before the first draft of another kind: their texts are no titles. */
const beforeOthers = (text: string): string => text.split(/"(?:description|lead|questions|remarks)"\s*:/, 1)[0]!

function draftOf(value: unknown): WrittenDraft | null {
  const [draft] = parseDraft(value)
  return draft ?? null
}

function parseDraft(value: unknown): readonly WrittenDraft[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ text: value, sentences: [] }]
  if (typeof value !== 'object' || value === null) return []
  const { text, sentences } = value as { readonly text?: unknown; readonly sentences?: unknown }
  if (typeof text !== 'string' || text.trim() === '') return []
  const cited: readonly unknown[] = Array.isArray(sentences) ? sentences : []
  return [
    {
      text,
      sentences: cited.filter((sentence) => typeof sentence === 'string'),
      numbers: cited.filter((sentence) => typeof sentence === 'number'),
    },
  ]
}
